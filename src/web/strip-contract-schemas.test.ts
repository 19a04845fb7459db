import { glob, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { api } from '../contract/api.ts'
import { tableWithoutSchemas } from './strip-contract-schemas.ts'

test('the browser learns of each row how its answer is to be read', () => {
  const { orders, catalogue } = tableWithoutSchemas('staff')
  expect(orders?.events).toEqual({
    method: 'GET',
    path: api.orders.events.path,
    answerKind: 'events',
  })
  expect(catalogue?.import).toEqual({
    method: 'POST',
    path: api.catalogue.import.path,
    body: {},
    bodyKind: 'file',
  })
})

test('the storefront’s pages learn of no call of the staff, and every call is in one table', () => {
  const names = (table: object) =>
    Object.entries(table).flatMap(([group, rows]) => Object.keys(rows).map(name => `${group}.${name}`))
  const [staff = [], guests = [], storefront = []] = (['staff', 'guests', 'storefront'] as const)
    .map(tableWithoutSchemas)
    .map(names)
  expect(staff).toContain('orders.all')
  expect(guests).toContain('orders.createAsGuest')
  expect(storefront).toContain('orders.create')
  expect([...staff, ...guests, ...storefront].toSorted()).toEqual(names(api).toSorted())
})

test('of the contract only text.ts does something by being loaded, so the others may be left out where nothing uses them', async () => {
  const loaded: string[] = []
  for await (const file of glob('src/{contract,web}/**/*.{ts,tsx}')) {
    const code = await readFile(file, 'utf8')
    for (const [, path = ''] of code.matchAll(/^import '(\.[^']*\.tsx?)'$/gm))
      loaded.push(posix.join(posix.dirname(file), path))
  }
  const ofContract = loaded.filter(path => path.startsWith('src/contract/'))
  expect(new Set(ofContract)).toEqual(new Set(['src/contract/text.ts']))
})
