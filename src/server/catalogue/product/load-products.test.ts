import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, shownToShoppers } from '../../../../test-support/factories.ts'
import { loadListedInOrder, loadProducts } from './load-products.ts'
import { toWireCard } from './product-wire.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

test('other nouns load archived products too, and of listed ones only what shoppers see', async () => {
  const kept = shownToShoppers(await makeProduct(admin))
  const archived = shownToShoppers(await makeProduct(admin))
  await admin.client.catalogue.remove({ params: { id: archived._id } })
  const ids = [kept._id, archived._id, 'unknown', kept._id]
  const all = await loadProducts(shop.db, ids, shop.clock.now)
  expect([...all.keys()].toSorted()).toEqual([kept._id, archived._id].toSorted())
  expect([all.get(kept._id)?.archivedAt, all.get(archived._id)?.archivedAt]).toEqual([null, shop.clock.now])
  expect((await loadListedInOrder(shop.db, ids, shop.clock.now)).map(toWireCard)).toEqual([kept])
  expect(await loadProducts(shop.db, [], shop.clock.now)).toEqual(new Map())
})
