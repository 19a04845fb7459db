import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { days } from '../../../contract/durations.ts'
import { deleteUnusedPictures } from '../../media/unused/delete-unused-pictures.ts'
import { publicCategories } from '../categories/public-categories.ts'

const shop = await createTestApp()
const { client } = await makeUser(shop, 'owner')

async function upload(side: number): Promise<string> {
  const channels = { width: side, height: side, channels: 3, background: '#8a2433' } as const
  const png = await sharp({ create: channels }).png().toBuffer()
  const file = new File([new Uint8Array(png)], 'category.png', { type: 'image/png' })
  return (await client.catalogue.uploadImage({ body: { file } })).fileUrl
}

const code = 'k-froks'
const shown = () => publicCategories(shop.deps.categories.current()).categoryPage(code)?.picture

async function save(picture: string) {
  const found = (await client.categories.list()).categories.find(category => category.code === code)
  if (!found) throw new Error('no category')
  const { name, parent, intro, hidden, version } = found
  return client.categories.edit({
    params: { id: code },
    body: { name, parent, intro, hidden, version, picture },
  })
}

test('a category has a picture of its own, which stays as long as it is shown', async () => {
  expect(shown()).toBe('')
  const url = await upload(480)
  await save(url)
  expect(shown()).toBe(url)
  const [change] = (await client.staff.changes({ query: { thing: 'category', subjectId: code } })).changes
  expect(change).toMatchObject({ before: { picture: '' }, after: { picture: url } })
  const expireAfter = async (span: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + span)
    await deleteUnusedPictures(shop.deps, new AbortController().signal)
    return (await shop.request('GET', url)).status
  }
  expect([await expireAfter(0), await expireAfter(days(3))]).toEqual([200, 200])
  await save('')
  expect(shown()).toBe('')
  const changes = (await client.staff.changes({ query: { thing: 'category', subjectId: code } })).changes
  const undo = () => client.categories.undo({ params: { id: changes[0]?.batchId ?? '' } })
  expect([await expireAfter(0), await expireAfter(days(3))]).toEqual([200, 404])
  // It is not shown again once it is gone, which whoever undoes the change is told.
  expect(await undo()).toEqual({ undone: 1, left: 0, purged: 1 })
  expect(shown()).toBe('')
})

test('a picture that is small, gone or from elsewhere is refused at its field', async () => {
  const gone = (await upload(480)).replace(/\/media\/[^/]+\//, '/media/0190f3b0-0000-7000-8000-000000000000/')
  for (const picture of [await upload(479), gone, 'https://example.com/a.jpg', '/media/x'])
    await expect(save(picture)).rejects.toMatchObject({
      code: 'invalid',
      fields: { picture: expect.any(String) },
    })
  expect(shown()).toBe('')
})
