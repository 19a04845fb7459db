import { afterAll, expect, test } from 'vitest'
import { emptyShopFolder } from '../../test-support/shop-folders.ts'
import { startShop } from '../../test-support/start-shop.ts'

const folder = await emptyShopFolder()
const shop = await startShop({ DATA_DIR: folder.path, DEMO: '0' })
afterAll(async () => {
  await shop.stop()
  await folder.remove()
})

/** Words that are true of the demo's made-up shop alone. */
const demoWords =
  /Multan|stitched|shadow work|block print|\d days|at no extra cost|Cash on delivery (across|accepted)|unworn|demo|example\.com/i

/** What somebody reads of a page: no scripts, styles and addresses. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<meta name="description" content="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')

test.each(['/', '/category/w-hand-work', '/category/k-froks', '/search', '/login', '/track', '/nowhere'])(
  'a fresh shop says nothing of the demo on %s',
  async path => {
    const html = await (await fetch(shop.url + path)).text()
    const text = textOf(html)
    expect(text).toContain('Zari')
    expect(demoWords.exec(text)?.[0]).toBeUndefined()
  },
)

test('a fresh shop says where its owner sets it up', async () => {
  await expect.poll(shop.output).toContain(`Sign in and set it up at ${shop.url}/admin/setup`)
})

test('a connection is kept longer than web servers in front reuse one', async () => {
  const answer = await fetch(shop.url)
  await answer.text()
  expect(answer.headers.get('keep-alive')).toBe('timeout=75')
})
