import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'

let shop: TestApp
let owner: Awaited<ReturnType<typeof makeUser>>
beforeAll(async () => {
  shop = await createTestApp()
  owner = await makeUser(shop, 'owner')
})

const staffGet = (id: string) => owner.client.catalogue.staffGet({ params: { id } })

async function edit(id: string, changes: { title?: string; ownSlug?: string; updated_at?: string }) {
  const { title, category, price } = await staffGet(id)
  return owner.client.catalogue.edit({ params: { id }, body: { title, category, price, ...changes } })
}

const slugFrom = async (name: string) => (await shop.client().catalogue.get({ params: { id: name } })).slug

const taken = { status: 400, fields: { ownSlug: expect.stringContaining('Another product') } }

const csvFile = (text: string) => ({ file: new File([text], 'products.csv', { type: 'text/csv' }) })
const importFile = (text: string) =>
  owner.client.catalogue.import({ query: { dryRun: '0' }, body: csvFile(text) })

test('a product has the slug that was chosen, whatever its title, and shoppers are told nothing else', async () => {
  const made = await makeProduct(owner, { title: 'Mahnoor Kurta', ownSlug: 'white-lawn-kurta' })
  expect(made).toMatchObject({ slug: 'white-lawn-kurta', ownSlug: 'white-lawn-kurta' })
  expect(await edit(made._id, { title: 'Mahnoor Long Kurta' })).toMatchObject({ slug: 'white-lawn-kurta' })
  const shown = await shop.client().catalogue.get({ params: { id: 'white-lawn-kurta' } })
  expect(shown).toMatchObject({ _id: made._id, slug: 'white-lawn-kurta' })
  expect(shown).not.toHaveProperty('ownSlug')
})

test('every earlier slug leads on, and without a chosen one it follows the title again', async () => {
  const { _id: id } = await makeProduct(owner, { title: 'Surkh Kurta' })
  expect(await edit(id, { ownSlug: 'red-kurta' })).toMatchObject({ slug: 'red-kurta' })
  expect(await edit(id, { ownSlug: 'red-lawn-kurta' })).toMatchObject({ slug: 'red-lawn-kurta' })
  expect(await edit(id, {})).toMatchObject({ slug: 'red-lawn-kurta' })
  for (const earlier of ['surkh-kurta', 'red-kurta', id])
    expect(await slugFrom(earlier)).toBe('red-lawn-kurta')
  expect(await edit(id, { ownSlug: '' })).toMatchObject({ slug: 'surkh-kurta', ownSlug: '' })
  expect(await slugFrom('red-lawn-kurta')).toBe('surkh-kurta')
  expect(await edit(id, { ownSlug: 'surkh-kurta' })).toMatchObject({ slug: 'surkh-kurta' })
  expect(await edit(id, { title: 'Another' })).toMatchObject({ slug: 'surkh-kurta' })
})

test('a slug that another product has or had, deleted ones too, is refused', async () => {
  const [old, mine] = [await makeProduct(owner, { title: 'Neel Kurta' }), await makeProduct(owner)]
  await edit(old._id, { ownSlug: 'blue-kurta' })
  const gone = await makeProduct(owner, { title: 'Gone Kurta' })
  await owner.client.catalogue.remove({ params: { id: gone._id } })
  for (const ownSlug of ['blue-kurta', 'neel-kurta', 'gone-kurta']) {
    await expect(edit(mine._id, { ownSlug })).rejects.toMatchObject(taken)
    await expect(makeProduct(owner, { ownSlug })).rejects.toMatchObject(taken)
  }
  expect(await staffGet(mine._id)).toMatchObject({ slug: mine.slug, ownSlug: '' })
})

test('of several who choose the same slug at once one has it', async () => {
  const products = await Promise.all(Array.from({ length: 4 }, () => makeProduct(owner)))
  const edits = await Promise.allSettled(products.map(({ _id }) => edit(_id, { ownSlug: 'wanted-kurta' })))
  expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of edits) if (each.status === 'rejected') expect(each.reason).toMatchObject(taken)
})

test('a form that was opened before somebody chose a slug is refused', async () => {
  const { _id: id, updated_at } = await makeProduct(owner)
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
  await edit(id, { ownSlug: 'first-choice' })
  await expect(edit(id, { ownSlug: 'second-choice', updated_at })).rejects.toMatchObject({
    status: 409,
    code: 'product_changed',
  })
})

test('the choice is in the record of changes and can be undone', async () => {
  const { _id: id } = await makeProduct(owner, { title: 'Sabz Kurta' })
  const { changeId } = await edit(id, { ownSlug: 'green-kurta' })
  const { changes } = await owner.client.staff.changes({ query: {} })
  expect(changes.find(({ _id }) => _id === changeId)).toMatchObject({
    before: { ownSlug: '' },
    after: { ownSlug: 'green-kurta' },
  })
  await owner.client.catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await staffGet(id)).toMatchObject({ slug: 'sabz-kurta', ownSlug: '' })
  expect(await slugFrom('green-kurta')).toBe('sabz-kurta')
})

test('a copy of a product has an address from its title', async () => {
  const { _id: id } = await makeProduct(owner, { title: 'Zard Kurta', ownSlug: 'yellow-kurta' })
  const copy = await owner.client.catalogue.duplicate({ params: { id } })
  expect(copy).toMatchObject({ slug: 'zard-kurta-copy', ownSlug: '' })
})

test('a file of products brings slugs and takes them away', async () => {
  const { _id: id } = await makeProduct(owner, { title: 'Siyah Kurta', ownSlug: 'black-kurta' })
  const file = await (await shop.request('GET', '/api/product/export', { token: owner.token })).text()
  expect(await importFile(file)).toMatchObject({ created: 0, updated: 0, errors: [] })
  const made = await importFile('Title,Category,Price,Own Slug\nGul,k-froks,20,flower-frock\n')
  expect(made).toMatchObject({ created: 1, errors: [] })
  expect(await slugFrom('flower-frock')).toBe('flower-frock')
  expect(await importFile(`ID,Own Slug\n${id},ink-kurta\n`)).toMatchObject({ updated: 1, errors: [] })
  expect(await slugFrom('black-kurta')).toBe('ink-kurta')
  expect(await importFile(`ID,Own Slug\n${id},\n`)).toMatchObject({ updated: 1, errors: [] })
  expect(await slugFrom('ink-kurta')).toBe('siyah-kurta')
})

test('a file names the rows whose slug is taken, twice in it or none', async () => {
  const { _id: id } = await makeProduct(owner, { ownSlug: 'taken-kurta' })
  const { _id: other } = await makeProduct(owner)
  const rows = [`${id},taken-kurta`, `${other},taken-kurta`, ',once-more', ',once-more', ',Not a slug']
  const { errors } = await importFile(
    `ID,Own Slug,Title,Category,Price\n${rows.map(row => `${row},Kurta,k-froks,20\n`).join('')}`,
  )
  expect(errors.map(({ row, column }) => ({ row, column }))).toEqual([
    { row: 3, column: 'Own Slug' },
    { row: 3, column: 'Own Slug' },
    { row: 5, column: 'Own Slug' },
    { row: 6, column: 'Own Slug' },
  ])
})

test.each([
  ['Two Words'],
  ['kurta--white'],
  ['-kurta'],
  ['kurta/white'],
  ['کرتا'],
  ['x'.repeat(81)],
  ['01936b2e-7c1a-7e5e-9b8a-3f0d2c4b5a69'],
])('the slug %s is refused in words', async ownSlug => {
  await expect(makeProduct(owner, { ownSlug })).rejects.toMatchObject({
    status: 400,
    fields: { ownSlug: expect.any(String) },
  })
})
