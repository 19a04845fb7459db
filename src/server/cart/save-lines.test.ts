import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'
import type { LineToSave } from './queries.ts'
import { saveLines, saveOneCart } from './save-lines.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const { _id: productId } = await makeProduct(admin, { inventory: 100 })
const { newId, clock } = shop.deps

const newLine = (userId: string, changes: Partial<LineToSave> = {}): LineToSave => ({
  id: newId(),
  cart: { id: newId(), userId, version: undefined },
  productId,
  options: { size: 'S' },
  optionsKey: 'size=S',
  quantity: 2,
  addedAt: clock(),
  ...changes,
})

const storedLines = (userId: string) =>
  shop.db
    .selectFrom('cartLines')
    .innerJoin('carts', 'carts.id', 'cartLines.cartId')
    .where('userId', '=', userId)
    .select(['cartLines.id', 'productId', 'options', 'quantity', 'version'])
    .execute()

const save = async (lines: readonly LineToSave[]) => Promise.all(await saveLines(shop.db, lines))

test('lines of several people are saved in one statement, each onto their own cart', async () => {
  const people = [await makeUser(shop), await makeUser(shop), await makeUser(shop)]
  const lines = people.map(({ id }, nth) => newLine(id, { quantity: nth + 1 }))
  expect(await save(lines)).toEqual([true, true, true])
  for (const [nth, { id }] of people.entries())
    expect(await storedLines(id)).toEqual([
      { id: lines[nth]?.id, productId, options: { size: 'S' }, quantity: nth + 1, version: 1 },
    ])
})

test('a cart that is no longer the one that was seen stays as it is; the others are saved', async () => {
  const [one, two] = [await makeUser(shop), await makeUser(shop)]
  const [first, other] = [newLine(one.id), newLine(two.id)]
  await save([first, other])
  const seen = (line: LineToSave, version: number) => ({
    ...line,
    quantity: 5,
    cart: { ...line.cart, version },
  })
  expect(await save([seen(first, 2), seen(other, 1)])).toEqual([false, true])
  // Somebody else made the cart meanwhile.
  expect(await save([newLine(one.id, { optionsKey: 'size=M' })])).toEqual([false])
  expect(await storedLines(one.id)).toMatchObject([{ quantity: 2, version: 1 }])
  expect(await storedLines(two.id)).toMatchObject([{ quantity: 5, version: 2 }])
})

test('of two lines onto one cart at once the second finds it changed', async () => {
  const { id } = await makeUser(shop)
  expect(await save([newLine(id), newLine(id, { optionsKey: 'size=M' })])).toEqual([true, false])
  expect(await storedLines(id)).toMatchObject([{ quantity: 2, version: 1 }])
})

test('lines of a cart that is not there any more are not saved, alone or together', async () => {
  const [one, two] = [await makeUser(shop), await makeUser(shop)]
  const gone = [one, two].map(({ id }) => newLine(id, { cart: { id: newId(), userId: id, version: 1 } }))
  expect(await save(gone)).toEqual([false, false])
  expect(await saveOneCart(shop.db, gone.slice(0, 1))).toBe(false)
  for (const { id } of [one, two]) expect(await storedLines(id)).toEqual([])
})

test('what cannot be saved keeps nobody else from saving', async () => {
  const [one, two] = [await makeUser(shop), await makeUser(shop)]
  const [saved, refused] = await Promise.allSettled(
    await saveLines(shop.db, [newLine(one.id), newLine(two.id, { productId: 'no product' })]),
  )
  expect(saved).toEqual({ status: 'fulfilled', value: true })
  expect(refused?.status).toBe('rejected')
  expect(await storedLines(one.id)).toHaveLength(1)
  expect(await storedLines(two.id)).toHaveLength(0)
  await expect(save([newLine(two.id, { productId: 'no product' })])).rejects.toThrow(
    'cart_lines_product_id_fkey',
  )
})

test('a batch whose answer was lost is not saved again, since it may have been saved', async () => {
  const people = [await makeUser(shop), await makeUser(shop)]
  const execute = vi.spyOn(shop.db, 'executeQuery').mockImplementationOnce(async query => {
    execute.mockRestore()
    await shop.db.executeQuery(query)
    throw new Error('Connection terminated unexpectedly')
  })
  await expect(
    saveLines(
      shop.db,
      people.map(({ id }) => newLine(id)),
    ),
  ).rejects.toThrow('Connection terminated')
  for (const { id } of people) expect(await storedLines(id)).toMatchObject([{ quantity: 2, version: 1 }])
})
