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
    const limited = operation.responses['429']?.headers?.['Retry-After']?.schema.type
    expect(limited, row.path).toBe((row.fails as readonly number[]).includes(429) ? 'integer' : undefined)
  }
})

test('the page that shows it brings its viewer along', async () => {
  const page = await shop.request('GET', '/api/docs')
  expect(page.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'")
  const html = await page.text()
  for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const file = await shop.request('GET', address ?? '')
    expect(file.status, address).toBe(200)
    expect((await file.text()).length).toBeGreaterThan(10)
  }
})
