import type * as v from 'valibot';
import { reader } from '../../core/read.ts';
import type { Refusal } from '../../core/refusal.ts';
import { serverRefusal } from '../refusal.ts';
import type { Ctx } from './reply.ts';

const mostBytes = 16_384;
export const mostRecordBytes = 2_100_000;

/** The body in the schema's shape, or why it cannot be read. An empty body counts as an empty object. */
export async function readBody<const T extends v.GenericSchema>(
  c: Ctx,
  schema: T,
  most = mostBytes,
): Promise<v.InferOutput<T> | Refusal> {
  const text = await limitedText(c.req.raw, most);
  if (text === undefined) return serverRefusal('tooLong', { most });
  if (text !== '' && !c.req.header('content-type')?.startsWith('application/json')) return serverRefusal('notJson', {});
  let json: unknown;
  try {
    json = text === '' ? {} : JSON.parse(text);
  } catch {
    return serverRefusal('notJson', {});
  }
  return reader(schema)(json);
}

/** Reads no further than the limit, whatever the headers promise. */
async function limitedText(request: Request, most: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
