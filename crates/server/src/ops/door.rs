//! The door: takes connections in, a bounded number at a time, and closes without slamming.

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tower::ServiceExt;

/// Whoever needs longer to say what they want is sent away.
const TO_SPEAK: Duration = Duration::from_secs(15);
/// Requests that are being answered when the house closes get this long.
const TO_FINISH: Duration = Duration::from_secs(5);

/// Takes connections in until the house closes, then waits a little for those being answered.
pub async fn keep(
    listener: TcpListener,
    router: Router,
    connections: usize,
    mut closing: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(connections.max(1)));
    let (answering, mut answered) = mpsc::channel::<Infallible>(1);
    let mut builder = Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(TO_SPEAK);
    loop {
        let accept = async {
            // A full house lets newcomers wait outside, in the queue of the system.
            let place = Arc::clone(&places).acquire_owned().await;
            (listener.accept().await, place)
        };
        let (accepted, place) = tokio::select! {
            accepted = accept => accepted,
            () = closes(&mut closing) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Moves are small and must not wait for more to be sent.
                let _ = stream.set_nodelay(true);
                let guest = Guest {
                    stream,
                    _place: place.ok(),
                };
                let (router, closing) = (router.clone(), closing.clone());
                let work = attend(builder.clone(), guest, peer, router, closing);
                let answering = answering.clone();
                tokio::spawn(async move {
                    work.await;
                    drop(answering);
                });
            }
            Err(error) => {
                // Usually "too many open files": soon there will be some again.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop(listener);
    drop(answering);
    // Nothing is ever sent: it ends when the last connection lets go.
    if tokio::time::timeout(TO_FINISH, answered.recv())
        .await
        .is_err()
    {
        tracing::warn!("some requests did not end in time");
    }
}

async fn closes(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

async fn attend(
    builder: Builder,
    guest: Guest,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = builder.serve_connection(TokioIo::new(guest), service);
    let mut connection = pin!(connection.with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = closes(&mut closing) => {
            // What is being answered is answered; then the connection ends.
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection broke off");
    }
}

/// A connection with its place in the house, which it keeps when it becomes a websocket.
struct Guest {
    stream: TcpStream,
    _place: Option<OwnedSemaphorePermit>,
}

impl AsyncRead for Guest {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Guest {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
