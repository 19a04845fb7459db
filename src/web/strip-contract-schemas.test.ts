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
