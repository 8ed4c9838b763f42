/** Compiles the modules of a test as for a browser; what they find there is in browser.ts. */
export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};
