import { expect, test } from 'vitest'
import { api } from '../contract/api.ts'
import { tableWithoutSchemas } from './strip-contract-schemas.ts'

test('the browser learns of each row how its answer is to be read', () => {
  const { orders, catalogue } = tableWithoutSchemas()
  expect(orders?.events).toEqual({
    method: 'GET',
    path: api.orders.events.path,
    body: null,
    bodyKind: 'json',
    answerKind: 'events',
  })
  expect(catalogue?.import).toMatchObject({ bodyKind: 'file', body: {}, answerKind: 'json' })
})
