/** The API described for programs: OpenAPI, made from the schemas that both sides read with. */
import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { position, seenEntry } from '../../wire/log.ts';
import { serverMessage } from '../../wire/messages.ts';
import { protocol, protocolHeader } from '../../wire/protocol.ts';
import { clientMessage } from '../../wire/requests.ts';
import { type Route, refused } from '../../wire/route.ts';
import { routes } from '../../wire/routes.ts';
import { saidRefusal } from '../../wire/schema.ts';
import { invitation, listedTable, tableDescription } from '../../wire/tables.ts';
import { refusalStatuses } from './refusal-status.ts';

const definitions = {
  Table: tableDescription,
  ListedTable: listedTable,
  Invitation: invitation,
  Entry: seenEntry,
  Position: position,
  Refusal: saidRefusal,
  Refused: refused,
  ClientMessage: clientMessage,
  ServerMessage: serverMessage,
};

const conversion = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
  // What only a game can read: its views, events and choices.
  overrideSchema: ({ valibotSchema }: { valibotSchema: { type: string } }): JsonSchema | undefined =>
    valibotSchema.type === 'custom' ? { type: 'object' } : undefined,
} as const;

function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): object {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...conversion, definitions, typeMode });
  return rest;
}

function parametersOf({ path, query }: Route): object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'seat' ? 'integer' : 'string' },
  }));
  const entries = (query as { entries?: Record<string, { wrapped: v.GenericSchema }> } | undefined)?.entries ?? {};
  const inQuery = Object.entries(entries).map(([name, { wrapped }]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(wrapped, 'output'),
  }));
  return [...inPath, ...inQuery];
}

const json = (schema: object) => ({ 'application/json': { schema } });

function operationOf(name: string, route: Route): object {
  const { answer, body } = route;
  const refusals = refusalStatuses(route).map(({ status, reasons }) => [
    status,
    { description: `Refused: ${reasons.join(', ')}`, content: json({ $ref: '#/components/schemas/Refused' }) },
  ]);
  const content = answer ? json(schemaOf(answer, 'output')) : { 'text/plain': { schema: { type: 'string' } } };
  return {
    operationId: name,
    summary: route.summary,
    security: route.session ? [{ session: [] }] : [],
    parameters: parametersOf(route),
    ...(body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}),
    responses: { [route.status]: { description: 'Done', content }, ...Object.fromEntries(refusals) },
  };
}

/** The address as OpenAPI writes it. */
function addressIn({ path }: Route): string {
  return `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
}

const socket = {
  get: {
    operationId: 'openSocket',
    summary: 'Playing: a WebSocket. The client sends ClientMessage and is sent ServerMessage, each as JSON in one text frame',
    parameters: [
      { name: 'language', in: 'query', required: false, schema: { type: 'string', enum: ['en', 'nl', 'de'] } },
      { name: 'protocol', in: 'query', required: false, schema: { type: 'integer' } },
    ],
    responses: { 101: { description: 'The socket is open' } },
    'x-sends': { $ref: '#/components/schemas/ClientMessage' },
    'x-receives': { $ref: '#/components/schemas/ServerMessage' },
  },
};

function describeApi(): object {
  const paths: Record<string, Record<string, object>> = { '/api/socket': socket };
  for (const [name, route] of Object.entries(routes)) {
    const address = addressIn(route);
    paths[address] = { ...paths[address], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tafelrunde',
      version: `${protocol.version}`,
      description: `Every answer names the version of the protocol in the header ${protocolHeader}.`,
    },
    paths,
    components: {
      schemas: toJsonSchemaDefs(definitions, { ...conversion, typeMode: 'output' }),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'tafelrunde' } },
    },
  };
}

let described: object | undefined;

/** Made when it is first asked for. */
export function openApi(): object {
  described ??= describeApi();
  return described;
}
