/** `npm run check`: types, lint and the unit tests beside each other. What types and lint say is shown when they have ended. */
import { spawn } from 'node:child_process';

function ended(command: string, shown: 'at once' | 'at the end'): Promise<number> {
  return new Promise((resolve) => {
    const said: Buffer[] = [];
    const child = spawn(command, { shell: true, stdio: shown === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      if (code !== 0) console.error(`${command}: FAILED`);
      resolve(code ?? 1);
    });
  });
}

const codes = await Promise.all([
  ended('npm run -s types', 'at the end'),
  ended('npm run -s lint', 'at the end'),
  ended('vitest run', 'at once'),
]);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
