import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { maxPages } from '../../contract/page-text.ts'
import type { OwnedPage, PageInput } from '../../contract/pages.ts'

type Owner = Awaited<ReturnType<typeof makeUser>>

let shop: TestApp
let owner: Owner
beforeAll(async () => {
  shop = await createTestApp()
  owner = await makeUser(shop, 'owner')
})

let count = 0
const input = (changes: Partial<PageInput> = {}): PageInput => ({
  title: 'Returns',
  slug: `returns-${++count}`,
  body: '## Seven days\n\nWe take **back** what fits nobody.',
  purpose: 'returns',
  published: true,
  seoTitle: '',
  seoDescription: '',
  ...changes,
})

const create = (changes: Partial<PageInput> = {}) => owner.client.pages.create({ body: input(changes) })

const edit = ({ _id, createdAt: _c, updatedAt: _u, ...page }: OwnedPage, changes: Partial<PageInput> = {}) =>
  owner.client.pages.edit({ params: { id: _id }, body: { ...page, ...changes } })

const shown = (slug: string) => shop.client().pages.shown({ params: { id: slug } })
const linked = () => shop.deps.pages.current().map(({ slug }) => slug)
const changes = async (subjectId: string) =>
  (await owner.client.staff.changes({ query: { thing: 'page', subjectId } })).changes

test('a shop has no page until its owner makes one', async () => {
  const fresh = await createTestApp()
  const { client } = await makeUser(fresh, 'owner')
  expect((await client.pages.list()).pages).toEqual([])
  expect(fresh.deps.pages.current()).toEqual([])
})

test('a published page is read as HTML, and links lead to it', async () => {
  const { slug } = await create()
  expect(await shown(slug)).toEqual({
    ...{ title: 'Returns', slug, seoTitle: 'Returns' },
    html: '<h2>Seven days</h2>\n<p>We take <strong>back</strong> what fits nobody.</p>\n',
    seoDescription: 'We take back what fits nobody.',
  })
  expect(linked()).toContain(slug)
})

test('a draft is found by nobody, and neither is a page that was made a draft again', async () => {
  const draft = await create({ published: false })
  await expect(shown(draft.slug)).rejects.toMatchObject({ status: 404 })
  const published = await edit(draft, { published: true })
  expect((await shown(draft.slug)).title).toBe('Returns')
  await edit(published, { published: false })
  await expect(shown(draft.slug)).rejects.toMatchObject({ status: 404 })
  expect(linked()).not.toContain(draft.slug)
  expect((await changes(draft._id)).map(({ action }) => action)).toEqual(['withdrawn', 'published', 'added'])
})

test('of two owners who change a page at once, one is refused in words', async () => {
  const page = await create()
  const done = await Promise.allSettled([edit(page, { title: 'One' }), edit(page, { title: 'Two' })])
  const refused = done.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject([
    { code: 'page_changed', message: 'Somebody has changed this page since you opened it.' },
  ])
})

test('of two pages made at once for one address, one is refused at its field', async () => {
  const body = input()
  const done = await Promise.allSettled([1, 2].map(() => owner.client.pages.create({ body })))
  const refused = done.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject([{ code: 'invalid', fields: { slug: 'Another page has this address.' } }])
})

test('a page with a gap is a draft until the gap is filled', async () => {
  const body = 'Write to [[your address]] or call [[your number]].'
  await expect(create({ body })).rejects.toMatchObject({
    fields: { body: expect.stringContaining('Fill in [[your address]] and 1 more first') },
  })
  const draft = await create({ body, published: false })
  const listed = (await owner.client.pages.list()).pages.find(({ _id }) => _id === draft._id)
  expect(listed).toMatchObject({ gaps: 2, published: false })
  await expect(edit(draft, { published: true })).rejects.toMatchObject({ code: 'invalid' })
  await expect(edit(draft, { body: 'Fine.', seoTitle: '[[x]]', published: true })).rejects.toMatchObject({
    code: 'invalid',
  })
  await edit(draft, { body: 'Write to us.', published: true })
})

test('a deleted page comes back as it was, and older forms of it are refused', async () => {
  const page = await create({ seoTitle: 'Sending back' })
  const { changeId } = await owner.client.pages.remove({ params: { id: page._id } })
  await expect(shown(page.slug)).rejects.toMatchObject({ status: 404 })
  expect(linked()).not.toContain(page.slug)
  const params = { id: changeId ?? '' }
  await owner.client.pages.undo({ params })
  expect((await shown(page.slug)).seoTitle).toBe('Sending back')
  expect(linked()).toContain(page.slug)
  await expect(edit(page)).rejects.toMatchObject({ code: 'page_changed' })
  await expect(owner.client.pages.undo({ params })).rejects.toMatchObject({ code: 'cannot_undo' })
})

test('a change is undone while nobody has changed the page again, and an addition never', async () => {
  const page = await create()
  const changed = await edit(page, { body: 'Never.' })
  const [change, added] = await changes(page._id)
  const undo = (id = '') => owner.client.pages.undo({ params: { id } })
  await edit(changed, { body: 'Perhaps.' })
  await expect(undo(change?.batchId)).rejects.toMatchObject({ code: 'cannot_undo' })
  const [again] = await changes(page._id)
  await undo(again?.batchId)
  expect((await owner.client.pages.get({ params: { id: page._id } })).body).toBe('Never.')
  await expect(undo(added?.batchId)).rejects.toMatchObject({ code: 'cannot_undo' })
})

test('an address that a page had leads to it, until another page takes it', async () => {
  const page = await create()
  const moved = await edit(page, { slug: `${page.slug}-new` })
  expect((await shown(page.slug)).slug).toBe(moved.slug)
  const back = await edit(moved, { slug: page.slug })
  expect((await shown(moved.slug)).slug).toBe(page.slug)
  await edit(back, { slug: `${page.slug}-newest` })
  const other = await create({ slug: page.slug, title: 'Another' })
  expect((await shown(page.slug)).title).toBe('Another')
  expect((await shown(moved.slug)).slug).toBe(`${page.slug}-newest`)
  await owner.client.pages.remove({ params: { id: other._id } })
  expect((await shown(page.slug)).slug).toBe(`${page.slug}-newest`)
})

test('a deleted page does not come back onto the address of another', async () => {
  const page = await create()
  const { changeId } = await owner.client.pages.remove({ params: { id: page._id } })
  await create({ slug: page.slug })
  await expect(owner.client.pages.undo({ params: { id: changeId ?? '' } })).rejects.toMatchObject({
    fields: { slug: 'Another page has this address.' },
  })
})

test.each(['', 'Returns', 'two--hyphens', '-a', 'a b', '../admin', 'ü', 'a'.repeat(81)])(
  'the address %j is refused',
  async slug => {
    await expect(create({ slug })).rejects.toMatchObject({ fields: { slug: expect.any(String) } })
  },
)

test.each([
  ['HTML', 'Hello <b>you</b>', 'plain text without HTML'],
  ['nothing', '  ', 'Write the text of the page.'],
  ['too many lines', `${'a\n'.repeat(1_000)}b`, 'Use at most 1,000 lines.'],
  ['too much nesting', `${'>'.repeat(40)} a`, 'too deep in one another'],
])('a text with %s is refused at its field', async (_, body, words) => {
  for (const call of [() => create({ body }), () => owner.client.pages.preview({ body: { body } })])
    await expect(call()).rejects.toMatchObject({ fields: { body: expect.stringContaining(words) } })
})

test(`a shop has at most ${maxPages} pages`, async () => {
  const full = await createTestApp()
  const { client } = await makeUser(full, 'owner')
  for (let made = 0; made < maxPages; made++) await client.pages.create({ body: input() })
  await expect(client.pages.create({ body: input() })).rejects.toMatchObject({ code: 'invalid' })
})
