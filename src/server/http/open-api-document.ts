import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { api } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { Refusal } from '../../contract/refusal.ts'

/** The contract table as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {}
  for (const [group, rows] of Object.entries(api)) {
    for (const [name, row] of Object.entries<Endpoint>(rows)) {
      paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: toOperation(group, name, row) }
    }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Zari shop API',
      version: '1.0.0',
      description: 'Prices are US dollars with at most two decimals; times are ISO-8601 in UTC.',
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  })
}

function toOperation(group: string, name: string, row: Endpoint): ZodOpenApiOperationObject {
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: row.summary,
    ...(row.access === 'anyone' ? {} : { security: [{ token: [] }] }),
    requestParams: {
      path: row.params,
      query: row.query,
      ...(row.idempotent ? { header: IdempotencyHeader } : {}),
    },
    ...(row.body ? { requestBody: toRequestBody(row.bodyKind, row.body) } : {}),
    responses: { [`${row.success}` as const]: toGoodAnswer(row), ...toRefusals(row) },
  }
}

const IdempotencyHeader = z.object({
  'Idempotency-Key': z.string().min(1).max(200).optional().meta({
    description: 'Repeats of the call with the same key answer with the first result.',
  }),
})

const toRequestBody = (kind: Endpoint['bodyKind'], schema: z.ZodType) => ({
  required: true,
  content: { [kind === 'file' ? 'multipart/form-data' : 'application/json']: { schema } },
})

/** An event's schema stands for each of the stream; OpenAPI 3.1 has no words for a sequence. */
const goodAnswers = {
  json: { description: 'Done', type: 'application/json' },
  csv: { description: 'A file', type: 'text/csv' },
  events: { description: 'Server-sent events, the data of each like this', type: 'text/event-stream' },
}

function toGoodAnswer({ answerKind, returns: schema }: Endpoint) {
  const { description, type } = goodAnswers[answerKind]
  return { description, content: { [type]: { schema } } }
}

const toAnswer = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
})

const reasons: Record<number, string> = {
  400: 'Not valid; the message and `fields` name what is wrong',
  401: 'No token, or one that has ended',
  402: 'The card was declined; the message says why',
  403: 'Signed in, but not allowed',
  404: 'Unknown, or somebody else’s',
  409: 'In conflict with how things stand',
  413: 'Too large',
  415: 'Not a picture',
  429: 'Too many tries',
  503: 'Not now',
}

function toRefusals(row: Endpoint) {
  const byAccess = { anyone: [], shopper: [401], admin: [401, 403] }[row.access]
  const byBody = row.body ? [413] : []
  const statuses = [...new Set([400, ...byAccess, ...byBody, ...row.fails])].toSorted()
  return Object.fromEntries(
    statuses.map(status => [
      `${status}`,
      {
        ...toAnswer(reasons[status] ?? 'Refused', Refusal),
        ...(status === 429 ? { headers: RetryAfterHeader } : {}),
      },
    ]),
  )
}

const RetryAfterHeader = z.object({
  'Retry-After': z.number().int().min(1).meta({ description: 'Seconds after which to try again.' }),
})
