import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { importCsv } from '../../../../test-support/import-csv.ts'

async function openShop() {
  const shop = await createTestApp()
  const owner = await makeUser(shop, 'owner')
  return { shop, owner, ...owner.client }
}

const sized = (...pieces: number[]) => ({
  Color: [],
  Size: pieces.map((_, nth) => ({ Size: `${nth}` })),
  stock: pieces.map((quantity, nth) => ({ color: '', size: `${nth}`, quantity })),
})

test('few is what the settings say, and for a product what it says itself', async () => {
  const { owner, catalogue, settings, staff } = await openShop()
  async function setLimit(lowStock: number) {
    const { version, value } = (await settings.get()).shop
    await settings.save({ body: { group: 'shop', version, value: { ...value, lowStock } } })
  }

  const low = async (stock: 'low' | 'short') => {
    const { products, totalProducts } = await catalogue.list({ query: { stock, sort: 'title' } })
    expect(products).toHaveLength(totalProducts)
    return products.map(({ title }) => title)
  }

  const lowTotal = async () => (await staff.dashboard({ query: {} })).lowStockTotal
  await makeProduct(owner, { title: 'Anaya', ...sized(9, 2) })
  await makeProduct(owner, { title: 'Bano', ...sized(9, 2), lowStock: '1' })
  await makeProduct(owner, { title: 'Chandni', ...sized(30, 12), lowStock: '12' })
  await makeProduct(owner, { title: 'Dilara', ...sized(9, 0), lowStock: '0' })
  await makeProduct(owner, { title: 'Erum', ...sized(1, 1), status: 'draft' })
  expect((await catalogue.list({ query: {} })).lowStock).toBe(3)
  expect(await low('short')).toEqual(['Anaya', 'Chandni', 'Dilara', 'Erum'])
  expect(await lowTotal()).toBe(3)
  await setLimit(1)
  expect(await low('low')).toEqual(['Chandni', 'Dilara', 'Erum'])
  expect(await lowTotal()).toBe(2)
  await setLimit(40)
  expect(await low('short')).toEqual(['Anaya', 'Chandni', 'Dilara', 'Erum'])
  expect((await catalogue.list({ query: {} })).lowStock).toBe(40)
})

test('a product’s number is on record, undone, in a copy and in files, and refused in words', async () => {
  const { shop, owner, catalogue, staff } = await openShop()
  const input = async (id: string) => {
    const { title, category, price } = await catalogue.staffGet({ params: { id } })
    return { title, category, price }
  }
  const { _id: id, slug } = await makeProduct(owner, { title: 'Farah' })
  const { changeId } = await catalogue.edit({
    params: { id },
    body: { ...(await input(id)), lowStock: ' ۱۰ ' },
  })
  const { changes } = await staff.changes({ query: { subjectId: id } })
  expect(changes[0]).toMatchObject({ before: { lowStock: '' }, after: { lowStock: '10' } })
  expect(await catalogue.duplicate({ params: { id } })).toMatchObject({ lowStock: '10' })
  expect(await (await makeUser(shop)).client.catalogue.get({ params: { id } })).not.toHaveProperty('lowStock')
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await catalogue.staffGet({ params: { id } })).toMatchObject({ lowStock: '' })
  await importCsv(shop, owner, `Slug,Low Stock\n${slug},7\n`)
  expect(await catalogue.staffGet({ params: { id } })).toMatchObject({ lowStock: '7' })
  const file = await (await shop.request('GET', '/api/product/export', { token: owner.token })).text()
  expect(file).toContain('Low Stock')
  for (const lowStock of ['-1', '2.5', 'few', '1000', '007', '1'.repeat(9)])
    await expect(makeProduct(owner, { lowStock })).rejects.toMatchObject({
      status: 400,
      fields: { lowStock: expect.any(String) },
    })
})
