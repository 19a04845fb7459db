import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { patterns } from './paths.ts'
import { searchEnginePages } from './search-engine-pages.ts'

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
const routes = [...(await read('routes.ts')).matchAll(/(?:route\(patterns\.(\w+), |index\()'([^']+)'/g)]
const files = routes.map(([, page = 'home', file = '']) => ({ page, file }))

/** What a page tells search engines: the address to keep, or that it is not to be kept. The staff's layout tells it for its pages. */
async function toldBy(file: string): Promise<string> {
  const own = await read(file)
  const text =
    file.startsWith('staff/') && !/export const meta\b/.test(own) ? await read('staff/frame/layout.tsx') : own
  if (/\b(private|mailed)PageMeta\(/.test(text)) return 'private'
  if (!/\b(publicPage|product)Meta\(/.test(text)) return 'file'
  return text.includes('indexed: false') ? 'followed' : 'indexed'
}

test.each(files)('$page tells search engines what the table of pages says', async ({ page, file }) => {
  // Pages that the table does not know are the staff's, and those without an address of their own.
  const mark = page in patterns ? searchEnginePages[page as keyof typeof patterns] : 'private'
  expect(await toldBy(file)).toBe(mark === 'unlisted' ? 'private' : mark)
})

test('every page of the shop has its address', () => {
  const named = files.map(({ page }) => page)
  expect(Object.keys(patterns).filter(page => !named.includes(page))).toEqual([])
})
