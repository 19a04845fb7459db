import { expect, test } from 'vitest'
import { api } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { createTestApp } from '../../test-support/create-test-app.ts'

const shop = await createTestApp()
const rows = Object.values(api).flatMap(group => Object.values(group))
const mediaTypes = { json: 'application/json', csv: 'text/csv', events: 'text/event-stream' }

test('the OpenAPI document describes every row of the contract', async () => {
  const document = await (await shop.request('GET', '/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  for (const row of rows) {
    const operation = document.paths[row.path]?.[row.method.toLowerCase()]
    expect(operation?.summary, `${row.method} ${row.path}`).toBe(row.summary)
    expect(
      operation.responses[row.success].content[mediaTypes[row.answerKind as Endpoint['answerKind']]].schema,
    ).toBeDefined()
    if (row.body) expect(operation.requestBody).toBeDefined()
    const limited = operation.responses['429'] !== undefined
    expect(limited, row.path).toBe((row.fails as readonly number[]).includes(429))
  }
  expect(document.components.responses.TooManyTries.headers['Retry-After'].schema.type).toBe('integer')
})

type Schema = { $ref?: string; properties?: object; required?: string[] }
type Operation = { operationId: string; security?: unknown[] }

/** Every object of a document, however deep, with the path to it. */
function* objectsOf(value: unknown, path = '#'): Generator<[path: string, object: Schema]> {
  if (typeof value !== 'object' || value === null) return
  yield [path, value]
  for (const [key, inner] of Object.entries(value)) yield* objectsOf(inner, `${path}/${key}`)
}

test('the OpenAPI document names its schemas and says each of them once', async () => {
  const answer = await shop.request('GET', '/api/openapi.json')
  const text = await answer.text()
  const { components } = JSON.parse(text)
  expect(text.length).toBeLessThan(200_000)
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['Product', 'Order', 'Cart', 'Deal', 'User', 'OrderPayment', 'Error']),
  )
  expect(Object.keys(components.schemas).length).toBeGreaterThan(80)
  expect(Object.keys(components.schemas).filter(name => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([])
})

test('every reference of the OpenAPI document resolves, and every required property exists', async () => {
  const document = await (await shop.request('GET', '/api/openapi.json')).json()
  const objects = [...objectsOf(document)]
  const refs = objects.flatMap(([, { $ref }]) => $ref ?? [])
  const known = new Set(objects.map(([path]) => path))
  expect(refs.filter(ref => !known.has(ref))).toEqual([])
  const undefinedProperties = objects.flatMap(([path, { properties, required }]) =>
    Array.isArray(required) && properties
      ? required.filter(name => !(name in properties)).map(name => `${path} ${name}`)
      : [],
  )
  expect(undefinedProperties).toEqual([])
})

test('the OpenAPI document says where the shop is, under which licence, and who needs no token', async () => {
  const document = await (await shop.request('GET', '/api/openapi.json')).json()
  expect(document.servers).toEqual([expect.objectContaining({ url: '/' })])
  expect(document.info.license).toMatchObject({ name: 'Proprietary' })
  expect(document.security).toEqual([{ token: [] }])
  const operations = Object.values<Record<string, Operation>>(document.paths).flatMap(
    Object.values<Operation>,
  )
  const open = rows.filter(row => row.access === 'anyone').length
  expect(operations.filter(({ security }) => security?.length === 0)).toHaveLength(open)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(rows.length)
  const tags = new Set(operations.map(({ operationId }) => operationId.split('.')[0]))
  expect(new Set(document.tags.map(({ name }: { name: string }) => name))).toEqual(tags)
})

test('the page that shows it brings its viewer along', async () => {
  const page = await shop.request('GET', '/api/docs')
  expect(page.status).toBe(200)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self';")
  const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  )
  expect(addresses).toHaveLength(3)
  for (const address of addresses) {
    const file = await shop.request('GET', address)
    expect(file.status, address).toBe(200)
    const type = address.endsWith('.css') ? 'text/css' : 'text/javascript'
    expect(file.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect((await file.text()).length).toBeGreaterThan(10)
  }
})
