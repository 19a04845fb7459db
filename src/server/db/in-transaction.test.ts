import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { inTransaction, lockTimeoutQuery } from './in-transaction.ts'
import type { Tx } from './schema.ts'

const shop = await createTestApp()
await sql`create table plans (name text)`.execute(shop.db)
afterAll(() => sql`drop table plans`.execute(shop.db))

const addPlan = (tx: Tx, name: string) => sql`insert into plans values (${name})`.execute(tx)

async function countPlans(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from plans where 1 = ${1}`.execute(
    shop.db,
  )
  return rows[0]?.count ?? Number.NaN
}

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

test('a transaction without statements leaves its connection as it was', async () => {
  expect(await inTransaction(shop.db, async () => 'nothing to do')).toBe('nothing to do')
  await expect(inTransaction(shop.db, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await countPlans()).toBe(0)
})

test('what a transaction wrote before it failed is gone, from its first statement on', async () => {
  const failed = inTransaction(shop.db, async tx => {
    await addPlan(tx, 'first')
    await addPlan(tx, 'second')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await countPlans()).toBe(0)
})

test('a first statement that fails ends the transaction and nothing else', async () => {
  const failed = inTransaction(shop.db, tx => sql`select * from nowhere where 1 = ${1}`.execute(tx))
  await expect(failed).rejects.toMatchObject({ code: '42P01' })
  const caught = inTransaction(shop.db, async tx => {
    await sql`select * from nowhere where 1 = ${1}`.execute(tx).catch(() => {})
    await addPlan(tx, 'too late')
  })
  await expect(caught).rejects.toMatchObject({ code: '25P02' })
  await inTransaction(shop.db, tx => addPlan(tx, 'kept'))
  expect(await countPlans()).toBe(1)
})

test('the limit on waiting for locks holds until it is ended, and for this transaction alone', async () => {
  const lockTimeout = async (tx: Tx) => {
    const { rows } = await sql<{ is: string }>`select current_setting('lock_timeout') as is`.execute(tx)
    return rows[0]?.is
  }
  await inTransaction(shop.db, async tx => {
    await lockTimeoutQuery('250').execute(tx)
    expect(await lockTimeout(tx)).toBe('250ms')
    await lockTimeoutQuery('0').execute(tx)
    expect(await lockTimeout(tx)).toBe('0')
    await lockTimeoutQuery('250').execute(tx)
  })
  await inTransaction(shop.db, async tx => {
    expect(await lockTimeout(tx)).toBe('0')
  })
})
