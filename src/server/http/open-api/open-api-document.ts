import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi'
import { type Api, api } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { Refusal } from '../../../contract/refusal.ts'
import { nameSchemas } from './name-schemas.ts'

/** What each group of calls is about. */
const tags: Record<keyof Api, string> = {
  catalogue: 'Products: lists, search, one product, and what the staff change about them',
  categories: 'The groups and categories that products are in',
  collections: 'Products across categories: chosen, or found by a rule',
  sizeCharts: 'Measurements by size, and which products they are for',
  pages: 'Pages that the owner of the shop writes',
  delivery: 'What delivery costs, and how long it takes',
  settings: 'What the owner of the shop sets',
  setup: 'The first steps of a new shop, and what is left before it opens',
  demo: 'Leaving the demo for a shop of one’s own',
  accounts: 'Signing up, signing in, passwords and personal details',
  wishlist: 'What a shopper keeps for later',
  cart: 'What a shopper is about to buy',
  buyers: 'Buyers by their phone number, for the staff',
  orders: 'Placing, following and fulfilling orders',
  deals: 'Products on offer for a time',
  staff: "The staff's dashboard, search, audit trail and members",
  payments: 'Card payments through Stripe',
  privacy: 'What the shop keeps about a person, to read or to delete',
}

/** The contract table of a shop as an OpenAPI 3.1 document. */
export function openApiDocument(shopName: string) {
  nameSchemas()
  const paths: ZodOpenApiPathsObject = {}
  for (const [group, rows] of Object.entries(api)) {
    for (const [name, row] of Object.entries<Endpoint>(rows)) {
      paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: toOperation(group, name, row) }
    }
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: `${shopName} shop API`,
      version: '1.0.0',
      description:
        'Amounts are in the currency of the shop, those of an order in its own, with at most two decimals; times are ISO-8601 in UTC.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The shop that serves this document' }],
    security: [{ token: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token that accounts.login answers' },
      },
    },
    paths,
  }
  return createDocument(document, { override: ({ jsonSchema }) => saidOnce(jsonSchema) })
}

/** Days and times have a format, which says what their long pattern repeats. */
function saidOnce(schema: {
  format?: string | undefined
  $ref?: string
  pattern?: string | undefined
}): void {
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern
}

function toOperation(group: string, name: string, row: Endpoint): ZodOpenApiOperationObject {
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: row.summary,
    ...(row.access === 'anyone' ? { security: [] } : {}),
    requestParams: { path: row.params, query: row.query, ...headersOf(row) },
    ...(row.body ? { requestBody: toRequestBody(row.bodyKind, row.body) } : {}),
    responses: { [`${row.success}` as const]: toSuccess(row), ...toRefusals(row) },
  }
}

function headersOf({ idempotent, bodyKind }: Endpoint) {
  if (idempotent) return { header: IdempotencyHeader }
  return bodyKind === 'signed' ? { header: SignatureHeader } : {}
}

const IdempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    // Of the parameter alone: of its schema it would be said a second time.
    .meta({
      param: { id: 'IdempotencyKey', description: 'Repeats with the same key get the first answer.' },
    }),
})

const SignatureHeader = z.object({
  'Stripe-Signature': z
    .string()
    .max(2_000)
    .meta({ description: 'Proves that the card provider sent the body' }),
})

/** The card provider decides what its events hold. */
const ProviderEvent = z.looseObject({}).meta({ id: 'ProviderEvent' })

const toRequestBody = (kind: Endpoint['bodyKind'], schema: z.ZodType) => ({
  required: true,
  content: {
    [kind === 'file' ? 'multipart/form-data' : 'application/json']: {
      schema: kind === 'signed' ? ProviderEvent : schema,
    },
  },
})

/** An event's schema stands for each of the stream; OpenAPI 3.1 cannot describe a sequence. */
const successes = {
  json: { description: 'Done', type: 'application/json' },
  csv: { description: 'A file', type: 'text/csv' },
  events: { description: 'Server-sent events, the data of each like this', type: 'text/event-stream' },
}

function toSuccess({ answerKind, returns: schema }: Endpoint) {
  const { description, type } = successes[answerKind]
  return { description, content: { [type]: { schema } } }
}

const RetryAfterHeader = z.object({
  'Retry-After': z.number().int().min(1).meta({ description: 'Seconds after which to try again.' }),
})

const refusal = (id: string, description: string): ZodOpenApiResponseObject => ({
  id,
  description,
  content: { 'application/json': { schema: Refusal } },
})

const refusals: Record<number, ZodOpenApiResponseObject> = {
  400: refusal('Invalid', 'Not valid; the message and `fields` say what is wrong'),
  401: refusal('Unauthenticated', 'No token, or one that has ended'),
  402: refusal('CardDeclined', 'The card was declined; the message says why'),
  403: refusal('Forbidden', 'Signed in, but not allowed'),
  404: refusal('NotFound', 'Unknown, or somebody else’s'),
  409: refusal('Conflict', 'In conflict with how things stand; the code says with what'),
  413: refusal('TooLarge', 'Too large'),
  415: refusal('UnsupportedFile', 'Not a file that the call takes'),
  429: { ...refusal('TooManyTries', 'Too many tries'), headers: RetryAfterHeader },
  503: refusal('Unavailable', 'Not now; try again later'),
}

function toRefusals(row: Endpoint) {
  const byAccess = { anyone: [], shopper: [401], admin: [401, 403] }[row.access]
  const byBody = row.body ? [413] : []
  const statuses = [400, ...byAccess, ...byBody, ...row.fails]
  return Object.fromEntries(statuses.map(status => [`${status}`, refusalOf(status)]))
}

function refusalOf(status: number): ZodOpenApiResponseObject {
  const response = refusals[status]
  if (!response) throw new Error(`The OpenAPI document does not know the status ${status}`)
  return response
}
