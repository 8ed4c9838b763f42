/** Starts the server, as `npm start` does. */
import { enableCompileCache } from 'node:module';

// Nearly halves the time a restart takes; everything else is loaded after it.
enableCompileCache();
const { serveUntilStopped } = await import('./run.ts');
process.exit(await serveUntilStopped(process.env));
