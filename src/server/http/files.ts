/** The built client, from memory. Only files that were there at the start are ever served. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { fallbackPage } from './fallback.ts';
import type { Env } from './reply.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const compressible = /text|json|javascript|svg/;
/** Files whose name carries a hash of their content never change. */
const hashed = /^[^-]*-[A-Za-z0-9_-]{8,}\.\w+$/;

interface StaticFile {
  readonly body: Buffer;
  /** Asked of our own file names at the start, never of what a caller sends. */
  readonly isImmutable: boolean;
  readonly type: string;
  readonly tag: string;
  small: Promise<Buffer> | undefined;
}

const compress = promisify(brotliCompress);

export function staticFiles(folder: string): MiddlewareHandler<Env> {
  const files = readFolder(folder);
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const { path } = c.req;
    // Every address without a file of its own is a page of the client, which finds its way itself.
    const isPage = extname(path) === '';
    const file = files.get(path) ?? (isPage ? files.get('/index.html') : undefined);
    if (!file) return files.size === 0 && isPage ? c.html(fallbackPage) : next();
    c.header('Content-Type', file.type);
    c.header('ETag', file.tag);
    c.header('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (c.req.header('if-none-match') === file.tag) return c.body(null, 304);
    if (!compressible.test(file.type) || !c.req.header('accept-encoding')?.includes('br')) return c.body(bytes(file.body));
    c.header('Content-Encoding', 'br');
    c.header('Vary', 'Accept-Encoding');
    file.small ??= compress(file.body);
    return c.body(bytes(await file.small));
  };
}

function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}

function readFolder(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!statSync(file).isFile()) continue;
    const body = readFileSync(file);
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const isImmutable = name.startsWith('assets/') && hashed.test(name.slice(name.lastIndexOf('/') + 1));
    files.set(`/${name}`, { body, isImmutable, tag, type: types[extname(name)] ?? 'application/octet-stream', small: undefined });
  }
  return files;
}
