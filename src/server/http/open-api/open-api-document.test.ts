import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { openApiDocument } from './open-api-document.ts'

const rows = Object.entries(api).flatMap(([group, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, row]) => ({ group, name, row })),
)

/** Each operation of the document by its name. */
function operationsOf({ paths }: ReturnType<typeof openApiDocument>) {
  const operations = Object.values(paths ?? {}).flatMap(({ get, post, put, delete: remove }) =>
    [get, post, put, remove].filter(operation => operation !== undefined),
  )
  return new Map(operations.map(operation => [operation.operationId, operation]))
}

const operation = (name: string) => operationsOf(openApiDocument('Zari')).get(name)

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('every call of the contract is an operation at its address, with its group and its summary', () => {
  const { paths = {} } = openApiDocument('Zari')
  for (const { group, name, row } of rows) {
    const found = Object.entries(paths[row.path] ?? {}).find(
      ([method]) => method === row.method.toLowerCase(),
    )
    expect(found?.[1], `${row.method} ${row.path}`).toMatchObject({
      operationId: `${group}.${name}`,
      tags: [group],
      summary: row.summary,
    })
  }
  expect(operationsOf(openApiDocument('Zari')).size).toBe(rows.length)
})

test('the document says where the shop is, under which licence, and what each group is about', () => {
  const { openapi, info, servers, tags = [] } = openApiDocument('Zari')
  expect(openapi).toBe('3.1.0')
  expect(info).toMatchObject({ title: 'Zari shop API', version: '1.0.0', license: { name: 'Proprietary' } })
  expect(info.description).toContain('currency of the shop')
  expect(servers).toEqual([expect.objectContaining({ url: '/' })])
  expect(tags.map(({ name }) => name).toSorted()).toEqual(Object.keys(api).toSorted())
  for (const { name, description } of tags) expect(description?.length, name).toBeGreaterThan(20)
})

test('calls need the token that signing in answers, except those that are open to anyone', () => {
  const document = openApiDocument('Zari')
  expect(document.security).toEqual([{ token: [] }])
  expect(document.components?.securitySchemes?.token).toMatchObject({ type: 'http', scheme: 'bearer' })
  const operations = operationsOf(document)
  expect(operations.get('accounts.login')?.security).toEqual([])
  for (const name of ['cart.get', 'catalogue.add']) {
    expect(operations.get(name)).not.toHaveProperty('security')
  }
  const open = rows.filter(({ row }) => row.access === 'anyone').length
  expect([...operations.values()].filter(({ security }) => security?.length === 0)).toHaveLength(open)
})

test('a part of the path is required, and what has a default may be left out of the query', () => {
  expect(operation('cart.update')?.parameters).toEqual([
    { in: 'path', name: 'productId', required: true, schema: refTo('Id') },
  ])
  expect(operation('catalogue.newArrivals')?.parameters).toEqual([
    { in: 'query', name: 'page', schema: expect.objectContaining({ default: 1 }) },
    { in: 'query', name: 'limit', schema: expect.objectContaining({ default: 12, maximum: 100 }) },
  ])
})

test('only calls that answer a repeat with the first result take an Idempotency-Key', () => {
  const withKey = [...operationsOf(openApiDocument('Zari'))].filter(([, { parameters }]) =>
    JSON.stringify(parameters).includes('/IdempotencyKey'),
  )
  expect(withKey.map(([name]) => name).toSorted()).toEqual([
    ...['catalogue.add', 'catalogue.bulk', 'catalogue.count', 'catalogue.duplicate', 'catalogue.edit'],
    ...[
      'catalogue.multiplyPrices',
      'catalogue.quickEdit',
      'catalogue.receive',
      'orders.create',
      'orders.createAsGuest',
      'orders.createManual',
      'orders.refund',
      'orders.sellAtCounter',
    ],
  ])
  expect(operation('orders.create')?.parameters).toEqual([{ $ref: '#/components/parameters/IdempotencyKey' }])
  expect(openApiDocument('Zari').components?.parameters?.IdempotencyKey).toEqual({
    in: 'header',
    name: 'Idempotency-Key',
    description: expect.stringContaining('same key'),
    schema: expect.objectContaining({ type: 'string', minLength: 1, maxLength: 200 }),
  })
})

test('only the webhook takes a signature, and any event of the card provider', () => {
  const document = openApiDocument('Zari')
  const webhook = operationsOf(document).get('payments.webhook')
  expect(webhook?.parameters).toEqual([
    {
      in: 'header',
      name: 'Stripe-Signature',
      required: true,
      description: expect.stringContaining('card provider'),
      schema: expect.objectContaining({ type: 'string', maxLength: 2_000 }),
    },
  ])
  expect(webhook?.requestBody).toMatchObject({
    content: { 'application/json': { schema: refTo('ProviderEvent') } },
  })
  expect(document.components?.schemas?.ProviderEvent).toMatchObject({ additionalProperties: {} })
  expect(JSON.stringify(document).match(/"Stripe-Signature"/g)).toHaveLength(1)
})

test('a body is required where a call takes one: JSON, or a form with a file', () => {
  expect(operation('cart.update')?.requestBody).toEqual({
    required: true,
    content: { 'application/json': { schema: refTo('UpdateCartLine') } },
  })
  expect(operation('catalogue.uploadImage')?.requestBody).toEqual({
    required: true,
    content: { 'multipart/form-data': { schema: refTo('ImageUpload') } },
  })
  expect(operation('cart.get')).not.toHaveProperty('requestBody')
})

test.each([
  ['cart.get', '200', 'application/json', refTo('Cart')],
  ['orders.create', '201', 'application/json', expect.anything()],
  ['orders.events', '200', 'text/event-stream', refTo('OrderEvent')],
  ['orders.export', '200', 'text/csv', { type: 'string' }],
])('the good answer of %s is %s with %s', (name, status, type, schema) => {
  const answers = Object.entries(operation(name)?.responses ?? {}).filter(([code]) => code < '400')
  expect(answers).toEqual([
    [status, { description: expect.stringMatching(/\w/), content: { [type]: { schema } } }],
  ])
})

test.each([
  ['catalogue.get', ['400', '404']],
  ['cart.get', ['400', '401']],
  ['cart.update', ['400', '401', '404', '409', '413']],
  ['catalogue.add', ['400', '401', '403', '409', '413']],
  ['accounts.login', ['400', '401', '413', '429']],
  ['payments.pay', ['400', '401', '402', '409', '413', '429', '503']],
])('%s may be refused with %s', (name, statuses) => {
  const responses = Object.keys(operation(name)?.responses ?? {})
  expect(responses.filter(status => status >= '400')).toEqual(statuses)
})

test('every refusal is named and holds an error, and too many tries say when to try again', () => {
  const { components } = openApiDocument('Zari')
  const responses = Object.entries(components?.responses ?? {})
  expect(responses.map(([name]) => name).toSorted()).toEqual([
    ...['CardDeclined', 'Conflict', 'Forbidden', 'Invalid', 'NotFound', 'TooLarge', 'TooManyTries'],
    ...['Unauthenticated', 'Unavailable', 'UnsupportedFile'],
  ])
  for (const [name, response] of responses) {
    expect(response, name).toMatchObject({
      description: expect.stringMatching(/\w/),
      content: { 'application/json': { schema: refTo('Error') } },
    })
  }
  expect(responses.filter(([, response]) => 'headers' in response)).toMatchObject([
    [
      'TooManyTries',
      {
        headers: {
          'Retry-After': {
            required: true,
            description: expect.stringContaining('Seconds'),
            schema: { type: 'integer', minimum: 1 },
          },
        },
      },
    ],
  ])
})

test('each schema of the contract is said once, under its own name and with its description', () => {
  const document = openApiDocument('Zari')
  const schemas = document.components?.schemas ?? {}
  const names = Object.keys(schemas)
  expect(names).toEqual(
    expect.arrayContaining(['Product', 'Order', 'Cart', 'Deal', 'User', 'OrderPayment', 'Error', 'Amount']),
  )
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter(name => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([])
  // One whose answer differs from its body would be there twice, once with this ending; zod-openapi refuses a name twice.
  expect(names.filter(name => name.endsWith('Output'))).toEqual([])
  expect(schemas.Amount).toMatchObject({ description: expect.stringContaining('units of the currency') })
  // Said more than once, the schemas would make several times as much of each call.
  expect(JSON.stringify(document).length / [...operationsOf(document)].length).toBeLessThan(1_700)
})

type Schema = { $ref?: string; properties?: object; required?: string[] }

/** Every object of a document, however deep, with the path to it. */
function* objectsOf(value: unknown, path = '#'): Generator<[path: string, object: Schema]> {
  if (typeof value !== 'object' || value === null) return
  yield [path, value]
  for (const [key, inner] of Object.entries(value)) yield* objectsOf(inner, `${path}/${key}`)
}

test('every reference resolves, and every required property exists', () => {
  const objects = [...objectsOf(openApiDocument('Zari'))]
  const refs = objects.flatMap(([, { $ref }]) => $ref ?? [])
  expect(refs.length).toBeGreaterThan(100)
  const known = new Set(objects.map(([path]) => path))
  expect(refs.filter(ref => !known.has(ref))).toEqual([])
  const undefinedProperties = objects.flatMap(([path, { properties, required }]) =>
    Array.isArray(required) && properties
      ? required.filter(name => !(name in properties)).map(name => `${path} ${name}`)
      : [],
  )
  expect(undefinedProperties).toEqual([])
})
