/** Preloaded into children of `npm start`: they end and free their ports when the parent is gone for any reason. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The listener must not keep an idle process alive, such as one that refuses its configuration.
process.channel?.unref();
