/** Serving as a command does: until somebody asks it to stop. */
import type { Environment } from './config.ts';
import { serve } from './serve.ts';

/** Prints the address to open and serves until SIGINT or SIGTERM; a second signal does not wait. The exit code. */
export async function serveUntilStopped(environment: Environment): Promise<number> {
  try {
    const serving = await serve(environment);
    console.log(`Tafelrunde is open at ${serving.address}`);
    await stopped();
    await serving.close();
    return 0;
  } catch (error) {
    console.error(reason(error));
    return 1;
  }
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve();
      });
  });
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return 'Another program listens on this port; choose another by PORT.';
  return code === 'EACCES' ? 'This port or folder may not be used; choose others by PORT and DATA.' : `${message}`;
}
