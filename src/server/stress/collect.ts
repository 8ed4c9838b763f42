/** Preloaded into a measured server: collects garbage on SIGUSR2, so that memory can be weighed. */
process.on('SIGUSR2', () => {
  (globalThis as { gc?: () => void }).gc?.();
});
