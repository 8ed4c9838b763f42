/** A small balancer for one machine: each request and each socket goes to the next process that answers. Not for the world outside. */
import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export function openBalancer(port: number, ports: readonly number[]): Promise<Server> {
  let turn = 0;
  /** Every process once, beginning with the next. */
  const order = () => {
    turn += 1;
    const first = turn % ports.length;
    return [...ports.slice(first), ...ports.slice(0, first)];
  };
  const server = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () => {
      const headers = { ...request.headers, ...passedOn(request) };
      const tryNext = ([next, ...rest]: readonly number[]): void => {
        if (next === undefined) {
          response.writeHead(503).end();
          return;
        }
        const passed = ask({ host: '127.0.0.1', port: next, method: request.method, path: request.url, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        // Before anything was answered another one may be asked; a change is named, or refused as made already.
        passed.once('error', () => (response.headersSent ? response.destroy() : tryNext(rest)));
        passed.end(Buffer.concat(body));
      };
      tryNext(order());
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const tryNext = ([next, ...rest]: readonly number[]): void => {
      if (next === undefined) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
        return;
      }
      const line: Socket = connect(next, '127.0.0.1', () => {
        line.removeAllListeners('error').on('error', () => socket.destroy());
        const headers = Object.entries({ ...request.headers, ...passedOn(request) }).flatMap(([name, value]) =>
          value === undefined ? [] : [`${name}: ${value}`],
        );
        line.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
        line.write(head);
        line.pipe(socket);
        socket.pipe(line);
      });
      line.once('error', () => tryNext(rest));
      socket.once('close', () => line.destroy());
      line.once('close', () => socket.destroy());
    };
    tryNext(order());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

function passedOn({ socket }: IncomingMessage): Record<string, string> {
  return { 'x-forwarded-for': socket.remoteAddress ?? '', 'x-forwarded-proto': 'http' };
}
