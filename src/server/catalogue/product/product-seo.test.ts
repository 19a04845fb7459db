import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'

let shop: TestApp
let owner: Awaited<ReturnType<typeof makeUser>>
beforeAll(async () => {
  shop = await createTestApp()
  owner = await makeUser(shop, 'owner')
})

const written = { seoTitle: 'کڑھائی والا کرتا', seoDescription: 'Soft lawn, sewn by hand.' }

const staffGet = (id: string) => owner.client.catalogue.staffGet({ params: { id } })

async function edit(id: string, changes: Partial<typeof written>) {
  const { title, category, price } = await staffGet(id)
  return owner.client.catalogue.edit({ params: { id }, body: { title, category, price, ...changes } })
}

const csvFile = (text: string) => ({ file: new File([text], 'products.csv', { type: 'text/csv' }) })

test('what is written for search engines is answered where it is written, and nothing where it is not', async () => {
  const [{ _id: id }, { _id: plain }] = [await makeProduct(owner, written), await makeProduct(owner)]
  expect(await staffGet(id)).toMatchObject(written)
  expect(await shop.client().catalogue.get({ params: { id } })).toMatchObject(written)
  expect(await staffGet(plain)).toMatchObject({ seoTitle: '', seoDescription: '' })
  const shown = await shop.client().catalogue.get({ params: { id: plain } })
  expect(shown).not.toHaveProperty('seoTitle')
  expect(shown).not.toHaveProperty('seoDescription')
})

test('an edit that says nothing of it leaves it, one that empties it does, and undoing brings it back', async () => {
  const { _id: id } = await makeProduct(owner, written)
  expect(await edit(id, {})).toMatchObject(written)
  expect(await edit(id, { seoTitle: '' })).toMatchObject({ ...written, seoTitle: '' })
  const { changeId } = await edit(id, { seoTitle: 'Another', seoDescription: 'Other words.' })
  const undone = await owner.client.catalogue.undo({ params: { id: changeId ?? '' } })
  expect(undone).toMatchObject({ undone: 1 })
  expect(await staffGet(id)).toMatchObject({ ...written, seoTitle: '' })
})

test('a copy of a product has words of its own to get', async () => {
  const { _id: id } = await makeProduct(owner, written)
  const copy = await owner.client.catalogue.duplicate({ params: { id } })
  expect(await staffGet(copy._id)).toMatchObject({ seoTitle: '', seoDescription: '' })
})

test('a file of products brings it and takes it away', async () => {
  const body = csvFile(
    `Title,Category,Price,SEO Title,SEO Description\nGul,k-froks,20,${written.seoTitle},"Soft\nlawn"\n`,
  )
  const report = await owner.client.catalogue.import({ query: { dryRun: '0' }, body })
  expect(report).toMatchObject({ created: 1, errors: [] })
  const file = await (await shop.request('GET', '/api/product/export', { token: owner.token })).text()
  expect(file).toContain(`"${written.seoTitle}","Soft lawn"`)
  const again = await owner.client.catalogue.import({ query: { dryRun: '0' }, body: csvFile(file) })
  expect(again).toMatchObject({ created: 0, updated: 0, errors: [] })
  const long = csvFile(`Title,Category,Price,SEO Title\nGul,k-froks,20,${'x'.repeat(121)}\n`)
  const refused = await owner.client.catalogue.import({ query: { dryRun: '0' }, body: long })
  expect(refused.errors).toMatchObject([{ column: 'SEO Title' }])
})

test.each([
  ['seoTitle', 'x'.repeat(121)],
  ['seoTitle', '<script>alert(1)</script>'],
  ['seoDescription', 'x'.repeat(321)],
  ['seoDescription', 'two\nlines'],
])('a product whose %s is too long or no plain line is refused', async (field, text) => {
  await expect(makeProduct(owner, { [field]: text })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  })
})
