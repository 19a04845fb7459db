import { beforeAll, expect, test, vi } from 'vitest'
import { afterUse } from '../../../../test-support/after-use.ts'
import { createTestApp, type TestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import type { StaffCategory } from '../../../contract/catalogue/categories.ts'
import { openNotices } from '../../notices/open-notices.ts'
import { openCategories } from '../categories/open-categories.ts'

type Owner = Awaited<ReturnType<typeof makeUser>>

let shop: TestApp
let owner: Owner
beforeAll(async () => {
  shop = await createTestApp()
  owner = await makeUser(shop, 'owner')
})

const list = async () => (await owner.client.categories.list()).categories
const codesOf = (categories: readonly StaffCategory[]) => categories.map(({ code }) => code)

async function get(code: string): Promise<StaffCategory> {
  const found = (await list()).find(category => category.code === code)
  if (!found) throw new Error(`No category ${code}`)
  return found
}

async function create(name: string, parent: string | null = 'women'): Promise<StaffCategory> {
  const { categories } = await owner.client.categories.create({ body: { name, parent } })
  const made = categories.find(category => category.name === name)
  if (!made) throw new Error(`${name} was not made`)
  return made
}

const edit = ({ code, ...now }: StaffCategory, changes: Partial<StaffCategory>) => {
  const { name, parent, intro, hidden, version } = { ...now, ...changes }
  return owner.client.categories.edit({
    params: { id: code },
    body: { name, parent, intro, hidden, version },
  })
}

const merge = ({ code, version }: StaffCategory, into: string) =>
  owner.client.categories.merge({ params: { id: code }, body: { into, version } })

const remove = (code: string) => owner.client.categories.remove({ params: { id: code } })

const lastChange = async (code: string) => {
  const query = { thing: 'category', subjectId: code } as const
  return (await owner.client.staff.changes({ query })).changes[0]
}

test('a shop has the specification’s ten categories until somebody changes them', async () => {
  const fresh = await createTestApp()
  const { client } = await makeUser(fresh, 'manager')
  const { categories } = await client.categories.list()
  expect(categories.map(({ code, parent }) => (parent ? `- ${code}` : code))).toEqual([
    ...['women', '- w-printed-kurta', '- w-mommy-and-me', '- w-semi-formal', '- w-hand-work'],
    ...['- w-chickankari', 'kids', '- k-printed-kurta', '- k-mommy-and-me', '- k-semi-formal'],
    ...['- k-hand-work', '- k-froks'],
  ])
  expect(await fresh.db.selectFrom('categories').selectAll().execute()).toEqual([])
})

test('a new category comes last in its group, with an address made from its name, and takes products', async () => {
  const shawls = await create('Shawls & Stoles')
  expect(shawls).toMatchObject({ code: 'shawls-stoles', parent: 'women', version: 1, products: 0 })
  expect(codesOf((await list()).filter(({ parent }) => parent === 'women')).at(-1)).toBe(shawls.code)
  const product = await makeProduct(owner, { category: shawls.code })
  expect((await get(shawls.code)).products).toBe(1)
  const found = await shop.client().catalogue.byCategory({ params: { id: shawls.code } })
  expect(found.map(({ _id }) => _id)).toEqual([product._id])
  expect(await lastChange(shawls.code)).toMatchObject({ action: 'added', after: { name: 'Shawls & Stoles' } })
})

test('a product of an unknown category is refused with the categories that there are', async () => {
  const fresh = await createTestApp()
  const admin = await makeUser(fresh, 'owner')
  const message = expect.stringMatching(/^Choose w-printed-kurta, .* or k-froks for the category\.$/)
  const refusal = { code: 'invalid', fields: { category: message } }
  await expect(makeProduct(admin, { category: 'hats' })).rejects.toMatchObject(refusal)
  await expect(makeProduct(admin, { category: 'women' })).rejects.toMatchObject(refusal)
  const { _id } = await makeProduct(admin)
  const form = { title: 'Hat', category: 'hats', price: 5 }
  await expect(admin.client.catalogue.edit({ params: { id: _id }, body: form })).rejects.toMatchObject(
    refusal,
  )
})

test.each([
  ['a name that is taken', { name: 'semi formal', parent: 'women' }, 'name'],
  ['the name of a group that is taken', { name: 'Kids', parent: null }, 'name'],
  ['an address that is taken', { name: 'Smocks', parent: 'kids', code: 'k-froks' }, 'code'],
  ['a group that is none', { name: 'Caps', parent: 'hats' }, 'parent'],
  ['a third level', { name: 'Caps', parent: 'k-froks' }, 'parent'],
])('%s is refused', async (_, body, field) => {
  await expect(owner.client.categories.create({ body })).rejects.toMatchObject({
    code: 'invalid',
    fields: { [field]: expect.any(String) },
  })
})

test('a group cannot be in itself, in one of its categories, or on a level of its own making', async () => {
  const women = await get('women')
  for (const parent of ['women', 'w-hand-work', 'kids'])
    await expect(edit(women, { parent })).rejects.toMatchObject({ fields: { parent: expect.any(String) } })
})

test('a renamed category is found by its new name, and keeps its address', async () => {
  const before = await create('Mulmul')
  const product = await makeProduct(owner, { category: before.code, title: 'Plain thing' })
  await edit(before, { name: 'Gossamer' })
  const found = await shop.client().catalogue.search({ body: { query: 'gossamer' } })
  expect(found.map(({ _id }) => _id)).toEqual([product._id])
  expect(await get('mulmul')).toMatchObject({ name: 'Gossamer', version: 2 })
  expect(await lastChange('mulmul')).toMatchObject({
    action: 'changed',
    before: { name: 'Mulmul' },
    after: { name: 'Gossamer' },
  })
})

test('the address of a category follows its name until it has a product, and the former one leads on', async () => {
  const before = await create('Kota')
  await edit(before, { name: 'Kota doria' })
  const renamed = await get('kota-doria')
  expect(renamed).toMatchObject({ name: 'Kota doria', oldCodes: ['kota'], version: 2 })
  expect(codesOf(await list())).not.toContain('kota')
  await expect(edit(before, { name: 'Kotah' })).rejects.toMatchObject({ code: 'category_changed' })
  const product = await makeProduct(owner, { category: 'kota-doria' })
  const found = await shop.client().catalogue.byCategory({ params: { id: 'kota' } })
  expect(found.map(({ _id }) => _id)).toEqual([product._id])
  // A form that was opened before, and a script that knows the former address.
  expect(await makeProduct(owner, { category: 'kota' })).toMatchObject({ category: 'kota-doria' })
  await edit(renamed, { name: 'Mysore' })
  expect(await get('kota-doria')).toMatchObject({ name: 'Mysore', oldCodes: ['kota'] })
})

test('a name that is given back gives the address back, and another may have one that is free again', async () => {
  const made = await create('Bandhani')
  await edit(made, { name: 'Leheriya' })
  await edit(await get('leheriya'), { name: 'Bandhani' })
  expect(await get('bandhani')).toMatchObject({ oldCodes: ['leheriya'] })
  await expect(
    owner.client.categories.create({ body: { name: 'X', parent: 'women', code: 'leheriya' } }),
  ).rejects.toMatchObject({ fields: { code: 'This address leads to Bandhani.' } })
  expect(await create('Leheriya')).toMatchObject({ code: 'women-leheriya' })
})

test('an address that somebody wrote stays, and so does that of a group', async () => {
  const { categories } = await owner.client.categories.create({
    body: { name: 'Festive', parent: 'women', code: 'eid-26' },
  })
  const festive = categories.find(({ code }) => code === 'eid-26')
  if (festive) await edit(festive, { name: 'Eid' })
  expect(await get('eid-26')).toMatchObject({ name: 'Eid' })
  await edit(await get('kids'), { name: 'Children' })
  expect(await get('kids')).toMatchObject({ name: 'Children', oldCodes: [] })
})

test('a first category of a new shop has the address of the name that its owner gives it', async () => {
  const fresh = await createTestApp()
  const { client } = await makeUser(fresh, 'owner')
  const listed = async () => (await client.categories.list()).categories
  const first = (await listed()).find(({ code }) => code === 'w-semi-formal')
  if (!first) throw new Error('no category')
  const { name: _, parent, intro, hidden, version } = first
  await client.categories.edit({
    params: { id: first.code },
    body: { name: 'Unstitched suits', parent, intro, hidden, version },
  })
  const inWomen = (await listed()).filter(each => each.parent === 'women').map(({ code }) => code)
  expect(inWomen[2]).toBe('unstitched-suits')
})

test('of two edits at once one is told; the same edit again changes nothing', async () => {
  const made = await create('Khaddar')
  const results = await Promise.allSettled([edit(made, { name: 'Wool' }), edit(made, { name: 'Tweed' })])
  const refused = results.flatMap(result => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(refused).toEqual(['category_changed'])
  const now = (await list()).find(({ oldCodes }) => oldCodes.includes(made.code))
  if (!now) throw new Error('It was not renamed')
  await edit(now, {})
  expect((await get(now.code)).version).toBe(now.version)
})

test('categories come in the order that somebody gives them; an order of others is refused', async () => {
  const before = (await list()).filter(({ parent }) => parent === 'kids')
  const codes = codesOf(before).toReversed()
  await owner.client.categories.order({ body: { parent: 'kids', codes } })
  expect(codesOf((await list()).filter(({ parent }) => parent === 'kids'))).toEqual(codes)
  await expect(
    owner.client.categories.order({ body: { parent: 'kids', codes: codes.slice(1) } }),
  ).rejects.toMatchObject({ code: 'category_changed' })
})

test('a change of a category that was merged since is not undone in the other', async () => {
  const [from, into] = [await create('Jamawar'), await create('Kimkhab')]
  await edit(from, { hidden: true })
  const { changes } = await owner.client.staff.changes({ query: { thing: 'category', limit: 1 } })
  const hidden = await get(from.code)
  await edit(into, { hidden: true })
  await merge(hidden, into.code)
  await expect(
    owner.client.categories.undo({ params: { id: changes[0]?.batchId ?? '' } }),
  ).rejects.toMatchObject({ code: 'cannot_undo' })
  expect((await get(into.code)).hidden).toBe(true)
})

test('the products of a merged category move, and its codes lead to the other', async () => {
  const [from, into, last] = [await create('Organza'), await create('Tissue'), await create('Net')]
  const product = await makeProduct(owner, { category: from.code })
  await merge(from, into.code)
  await merge(into, last.code)
  expect((await get(last.code)).oldCodes.toSorted()).toEqual([from.code, into.code])
  expect(await shop.client().catalogue.get({ params: { id: product._id } })).toMatchObject({
    category: last.code,
  })
  const found = await shop.client().catalogue.byCategory({ params: { id: from.code } })
  expect(found.map(({ _id }) => _id)).toEqual([product._id])
  expect(await lastChange(from.code)).toMatchObject({
    action: 'merged',
    after: { mergedInto: { code: into.code, name: 'Tissue' }, moved: [{ id: product._id }] },
  })
  await expect(
    owner.client.categories.create({ body: { name: 'Again', parent: 'women', code: from.code } }),
  ).rejects.toMatchObject({ fields: { code: 'This address leads to Net.' } })
})

test('a group is merged with its categories, and only into a group', async () => {
  const [from, into] = [await create('Men', null), await create('Boys', null)]
  const shirts = await create('Shirts', from.code)
  await expect(merge(from, 'k-froks')).rejects.toMatchObject({ fields: { into: expect.any(String) } })
  await expect(merge(from, from.code)).rejects.toMatchObject({ fields: { into: expect.any(String) } })
  await expect(merge(from, 'hats')).rejects.toMatchObject({ fields: { into: expect.any(String) } })
  await merge(from, into.code)
  expect(await get(shirts.code)).toMatchObject({ parent: into.code })
})

test('only what is empty is deleted; deleted products count, since they can be restored', async () => {
  const made = await create('Velvet')
  const { _id } = await makeProduct(owner, { category: made.code })
  const inUse = (message: string) => ({ code: 'category_in_use', message: expect.stringContaining(message) })
  await expect(remove(made.code)).rejects.toMatchObject(inUse('1 product'))
  await owner.client.catalogue.remove({ params: { id: _id } })
  await expect(remove(made.code)).rejects.toMatchObject(inUse('1 deleted product'))
  await expect(remove('women')).rejects.toMatchObject(inUse('categories'))
  const empty = await create('Jersey')
  expect(codesOf((await remove(empty.code)).categories)).not.toContain(empty.code)
  await expect(remove(empty.code)).rejects.toMatchObject({ code: 'not_found' })
})

test('the last group stays, so that an emptied shop does not fill again with the specification’s', async () => {
  const fresh = await createTestApp()
  const { client } = await makeUser(fresh, 'owner')
  for (const { code } of (await client.categories.list()).categories.toReversed().slice(0, -1))
    await client.categories.remove({ params: { id: code } })
  await expect(client.categories.remove({ params: { id: 'women' } })).rejects.toMatchObject({
    code: 'category_in_use',
  })
  expect((await client.categories.list()).categories).toHaveLength(1)
})

test('undoing a change of a product puts it where its merged category went', async () => {
  const [from, into] = [await create('Satin'), await create('Silk')]
  const { _id, title, price } = await makeProduct(owner, { category: from.code })
  const body = { title, price, category: 'w-hand-work' }
  const { changeId } = await owner.client.catalogue.edit({ params: { id: _id }, body })
  await merge(from, into.code)
  await owner.client.catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await shop.client().catalogue.get({ params: { id: _id } })).toMatchObject({ category: into.code })
})

test('two merges of one another at once leave one category, and no product is lost', async () => {
  const [one, other] = [await create('Linen'), await create('Cotton')]
  const made = [
    await makeProduct(owner, { category: one.code }),
    await makeProduct(owner, { category: other.code }),
  ]
  await Promise.allSettled([merge(one, other.code), merge(other, one.code)])
  const left = (await list()).filter(({ code }) => code === one.code || code === other.code)
  expect(left.map(({ products }) => products)).toEqual([2])
  for (const { _id } of made)
    expect((await shop.client().catalogue.get({ params: { id: _id } })).category).toBe(left[0]?.code)
})

test('of deleting a category and adding a product to it at once one is refused', async () => {
  const made = await create('Jamawar')
  const [removed, added] = await Promise.allSettled([
    remove(made.code),
    makeProduct(owner, { category: made.code }),
  ])
  expect([removed.status, added.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const isThere = codesOf(await list()).includes(made.code)
  expect(isThere).toBe(added.status === 'fulfilled')
})

test('another process knows a change within a second, and then tells who keeps pages', async () => {
  const notices = await openNotices(shop, shop.deps.newId)
  const elsewhere = await openCategories({ db: shop.db, notices })
  afterUse(async () => {
    elsewhere.stop()
    await notices.stop()
  })
  const told: string[][] = []
  elsewhere.subscribe(() => told.push(elsewhere.current().rows.map(({ code }) => code)))
  const made = await create('Boski')
  await vi.waitFor(() => expect(told.at(-1)).toContain(made.code))
})

test('for whom a category is is kept by whoever does not say it', async () => {
  expect([await get('women'), await get('k-printed-kurta')]).toMatchObject([
    { audience: 'women' },
    { audience: '' },
  ])
  const made = await create('Waistcoats')
  expect(made.audience).toBe('')
  const body = { name: made.name, parent: 'women', version: made.version, audience: 'men' } as const
  await owner.client.categories.edit({ params: { id: made.code }, body })
  await edit(await get(made.code), { intro: 'Buttoned.' })
  expect(await get(made.code)).toMatchObject({ audience: 'men', intro: 'Buttoned.' })
})
