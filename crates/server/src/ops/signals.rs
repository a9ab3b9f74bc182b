//! When to close: the signals people and service managers send.

/// Waits for an interrupt (Ctrl-C) or a request to terminate.
pub async fn closing_time() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            return interrupt().await;
        };
        tokio::select! {
            () = interrupt() => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupt().await;
}

async fn interrupt() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Without signals there is no polite way to stop us.
        std::future::pending::<()>().await;
    }
}
