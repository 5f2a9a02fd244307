import { z } from 'zod';
import type { Endpoint } from '~/upstream/endpoint';
import { failureSchema, successSchema } from '~/upstream/envelope';
import { SERVICE_NAMES, SERVICES, serviceVariable } from '~/upstream/services.server';
import { LENIENT } from '~/upstream/tolerance';

type JsonSchema = Record<string, unknown>;

/**
 * Describes the upstream services as an OpenAPI 3.1 document, one tag per service: a real service that replaces the
 * sandbox has to offer this. Shapes are those of the wire, before the contracts rename and convert.
 */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Upstream services of Fairwind',
      version: '1',
      description:
        'Written by `npm run docs` from app/upstream/*/contract.ts. Readers are tolerant: unknown keys pass, and what ' +
        'is not required may be missing or null. Calls carry X-Request-Id and traceparent.',
    },
    tags: SERVICE_NAMES.map((name) => ({
      name,
      description: `${SERVICES[name].purpose}. Base address: ${serviceVariable(name)}; in the sandbox /${name}.`,
    })),
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [
        `/${endpoint.service}${endpoint.path}`,
        { [endpoint.method.toLowerCase()]: operationOf(endpoint) },
      ]),
    ),
  };
}

function operationOf({ service, operation, path, summary, method, request, answer, envelope, ...of }: Endpoint) {
  const body = envelope ? z.union([successSchema(answer), failureSchema]) : answer;
  return {
    operationId: `${service}.${operation}`,
    tags: [service],
    summary,
    ...(envelope && { description: `Codes in \`error\` of a failure: ${envelope.failures.join(', ')}.` }),
    ...(method !== 'POST'
      ? { parameters: parametersOf(jsonSchema(request), path) }
      : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(request) } } } }),
    responses: {
      200: {
        description: envelope ? 'Success or failure, told apart by `status`.' : 'The answer.',
        ...(method !== 'HEAD' && {
          content: of.fileTypes
            ? Object.fromEntries(of.fileTypes.map((type) => [type, {}]))
            : { [of.isStream ? 'text/event-stream' : 'application/json']: { schema: jsonSchema(body) } },
        }),
      },
      ...(of.whenEmpty !== undefined && { 204: { description: 'Nothing found.' } }),
    },
  };
}

/** A parameter belongs to the path when the path has its name in braces. */
function parametersOf(schema: JsonSchema, path: string) {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, property]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: path.includes(`{${name}}`) || required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: node }) => {
      if (LENIENT in node) keepFirstOption(node);
      // zod adds the bounds of safe integers, which every reader of JSON has anyway.
      if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
      if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
    },
  });
  return rest;
}

/** The document says what a service has to send, and not what else the shop forgives. */
function keepFirstOption(node: JsonSchema): void {
  const [first] = node.anyOf as JsonSchema[];
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, first);
}
