import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { inTransaction } from './in-transaction.ts'

const shop = await createTestApp()

const failing = (times: number, code: string) => {
  let tried = 0
  const work = async () => {
    tried += 1
    if (tried <= times) throw Object.assign(new Error('lost'), { code })
    return tried
  }
  return { work, tried: () => tried }
}

test.each(['40001', '40P01'])('a transaction that fails with %s is run again', async code => {
  expect(await inTransaction(shop.db, failing(2, code).work)).toBe(3)
})

test('after the third such failure, and after any other one, the cause is thrown', async () => {
  const [lost, broken] = [failing(9, '40001'), failing(9, '23505')]
  await expect(inTransaction(shop.db, lost.work)).rejects.toMatchObject({ code: '40001' })
  await expect(inTransaction(shop.db, broken.work)).rejects.toMatchObject({ code: '23505' })
  expect([lost.tried(), broken.tried()]).toEqual([3, 1])
})
