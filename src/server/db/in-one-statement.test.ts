import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { prepareStatement } from './prepare-statement.ts'
import type { Db, Tx } from './schema.ts'

const shop = await createTestApp()
const [one, other] = [await makeUser(shop), await makeUser(shop)]

const selectUser = (db: Db | Tx, id: string) =>
  db.selectFrom('users').where('id', '=', id).select(['email', 'createdAt'])
const raiseCart = (db: Db | Tx, userId: string) =>
  db.insertInto('carts').values({ id: userId, userId }).returning(['userId', 'version'])

test('queries of one statement return their rows under their names, dates as JSON has them', async () => {
  const find = prepareStatement((db: Db | Tx, { id }: { id: string }) => ({
    users: selectUser(db, id),
    nobody: selectUser(db, 'unknown'),
    cart: raiseCart(db, id),
  }))
  const found = await find(shop.db, { id: one.id })
  const [user] = found.users
  expect(user?.email).toBe(one.email)
  expect(new Date(user?.createdAt ?? '')).toEqual(shop.clock.now)
  expect(found).toMatchObject({ nobody: [], cart: [{ userId: one.id, version: 1 }] })
})

test('a prepared statement runs with the values of each call', async () => {
  const find = prepareStatement((db, { id }: { id: string }) => ({
    user: selectUser(db, id),
    same: selectUser(db, id),
  }))
  for (const { id, email } of [one, other, one]) {
    const found = await find(shop.db, { id })
    expect([found.user[0]?.email, found.same[0]?.email]).toEqual([email, email])
  }
})

test('the parameters of a prepared statement cannot be spread, which would silently lose them', async () => {
  const find = prepareStatement((db: Db | Tx, parameters: { id: string }) => ({
    user: selectUser(db, { ...parameters }.id),
  }))
  await expect(find(shop.db, { id: one.id })).rejects.toThrow('one by one')
})
