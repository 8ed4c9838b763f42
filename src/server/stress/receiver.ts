/** A real endpoint for tests: takes whatever is sent to it, and answers as it is told. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Receiver {
  /** As it stands in the operator's list. */
  readonly host: string;
  readonly received: Request[];
  /** The next requests are answered so, then 201 again. */
  answer(...answers: readonly (number | { readonly status: number; readonly location: string })[]): void;
  close(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Request[] = [];
  const answers: (number | { readonly status: number; readonly location: string })[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    const next = answers.shift() ?? 201;
    if (typeof next === 'number') response.writeHead(next).end();
    else response.writeHead(next.status, { location: next.location }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (...given) => void answers.push(...given),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
