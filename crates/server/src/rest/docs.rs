//! What the house can be asked, for programs (OpenAPI) and for people (a plain page).

use crate::app::App;
use axum::Extension;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use std::fmt::Write;
use std::sync::Arc;
use utoipa::openapi::{Info, License, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(api_docs))
        .routes(routes!(api_docs_style))
}

/// The description of the API in both forms, made once.
#[derive(Debug)]
pub(super) struct Docs {
    json: String,
    html: String,
}

impl Docs {
    /// Describes what the routes say about themselves.
    pub(super) fn of(mut api: OpenApi) -> Self {
        api.info = Info::new("Conclave", env!("CARGO_PKG_VERSION"));
        let about = "Tables, people and games of a Conclave house. Requests that change something \
            need the content type `application/json`; whoever is somebody has the cookie \
            `conclave`. Errors are a `Problem` with a word for programs and a sentence for people.";
        api.info.description = Some(about.to_owned());
        api.info.license = Some(License::new("MIT OR Apache-2.0"));
        let value = serde_json::to_value(&api).unwrap_or_default();
        Docs {
            json: value.to_string(),
            html: page(&value),
        }
    }
}

/// Describes all this: OpenAPI, or a page where a browser asks.
#[utoipa::path(
    get, path = "/api/docs", tag = "upkeep",
    responses((status = 200, body = Object, description = "The OpenAPI document, or a page")),
)]
async fn api_docs(headers: HeaderMap, Extension(docs): Extension<Arc<Docs>>) -> Response {
    let accept = headers.get(header::ACCEPT);
    let accept = accept.and_then(|it| it.to_str().ok()).unwrap_or_default();
    let (kind, text) = if accept.contains("text/html") {
        ("text/html; charset=utf-8", &docs.html)
    } else {
        ("application/json", &docs.json)
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::VARY, "accept")];
    (headers, text.clone()).into_response()
}

/// The looks of the page.
#[utoipa::path(
    get, path = "/api/docs.css", tag = "upkeep",
    responses((status = 200, body = String, content_type = "text/css")),
)]
async fn api_docs_style() -> Response {
    let kind = [(header::CONTENT_TYPE, "text/css; charset=utf-8")];
    (kind, include_str!("docs.css")).into_response()
}

const HEAD: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
    <meta name=\"viewport\" content=\"width=device-width\">\n<title>The API of Conclave</title>\n\
    <link rel=\"stylesheet\" href=\"/api/docs.css\">\n</head>\n<body>\n<main>\n\
    <h1>The API of Conclave</h1>\n";

/// The methods of a path, in the order a person reads them.
const METHODS: [&str; 4] = ["get", "post", "put", "delete"];

fn page(api: &Value) -> String {
    let mut html = HEAD.to_owned();
    let about = words(&api["info"]["description"]);
    html.push_str(&format!(
        "<p>{about}</p>\n<p>For programs: ask for <code>application/json</code> at this address \
         to get the OpenAPI document.</p>\n"
    ));
    for tag in ["people", "games", "tables", "replays", "upkeep"] {
        let _ = write!(html, "<h2>{tag}</h2>\n<dl>\n");
        for (path, method, operation) in operations(api, tag) {
            html.push_str(&entry(path, method, operation));
        }
        html.push_str("</dl>\n");
    }
    html.push_str("<h2>shapes</h2>\n");
    for (name, schema) in api["components"]["schemas"]
        .as_object()
        .into_iter()
        .flatten()
    {
        html.push_str(&shape(name, schema));
    }
    html.push_str("</main>\n</body>\n</html>\n");
    html
}

fn operations<'a>(
    api: &'a Value,
    tag: &'a str,
) -> impl Iterator<Item = (&'a str, &'static str, &'a Value)> {
    let paths = api["paths"].as_object().into_iter().flatten();
    let all = paths.flat_map(|(path, item)| {
        METHODS
            .into_iter()
            .filter_map(move |method| Some((path.as_str(), method, item.get(method)?)))
    });
    all.filter(move |(_, _, operation)| operation["tags"][0] == tag)
}

fn entry(path: &str, method: &str, operation: &Value) -> String {
    let method = method.to_uppercase();
    let path = escape(path);
    let summary = words(&operation["summary"]);
    let more = words(&operation["description"]);
    let mut html = format!("<dt><code>{method} {path}</code></dt>\n<dd><p>{summary} {more}</p>\n");
    let list = operation["parameters"].as_array().into_iter().flatten();
    let mut parameters = String::new();
    for parameter in list.filter(|it| it["in"] == "query") {
        let name = words(&parameter["name"]);
        let about = words(&parameter["description"]);
        let _ = writeln!(parameters, "<li><code>?{name}=</code> {about}</li>");
    }
    let body = first_shape(&operation["requestBody"]["content"]);
    if let Some(body) = body {
        let _ = writeln!(parameters, "<li>sends {body}</li>");
    }
    for (status, answer) in operation["responses"].as_object().into_iter().flatten() {
        let shape = first_shape(&answer["content"]).unwrap_or_default();
        let about = words(&answer["description"]);
        let _ = writeln!(parameters, "<li><b>{status}</b> {shape} {about}</li>");
    }
    let _ = write!(html, "<ul>\n{parameters}</ul></dd>\n");
    html
}

/// The name of what is sent, as a link to its shape.
fn first_shape(content: &Value) -> Option<String> {
    let schema = &content.as_object()?.values().next()?["schema"];
    named(schema).or_else(|| named(&schema["items"]).map(|it| format!("a list of {it}")))
}

fn named(schema: &Value) -> Option<String> {
    let name = schema["$ref"].as_str()?.rsplit('/').next()?;
    let name = escape(name);
    Some(format!("<a href=\"#{name}\"><code>{name}</code></a>"))
}

fn shape(name: &str, schema: &Value) -> String {
    let name = escape(name);
    let about = words(&schema["description"]);
    let text = serde_json::to_string_pretty(schema).unwrap_or_default();
    let text = escape(&text);
    format!(
        "<details id=\"{name}\"><summary><code>{name}</code> {about}</summary>\n\
         <pre>{text}</pre></details>\n"
    )
}

/// A text as HTML; what stands between backticks is code.
fn words(value: &Value) -> String {
    let text = escape(value.as_str().unwrap_or_default());
    let mut html = String::with_capacity(text.len());
    for (at, part) in text.split('`').enumerate() {
        if at % 2 == 1 {
            let _ = write!(html, "<code>{part}</code>");
        } else {
            html.push_str(part);
        }
    }
    html
}

fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}
