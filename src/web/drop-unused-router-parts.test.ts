import { globSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { createBuilder } from 'vite'
import { expect, test } from 'vitest'
import {
  dropUnusedParts,
  dropUnusedRouterParts,
  edits,
  openPageAskedFor,
} from './drop-unused-router-parts.ts'

const router = 'node_modules/react-router/dist/production'

test.each(Object.keys(edits))('the parts to drop are found in the installed %s', file => {
  const code = readFileSync(`${router}/${file}`, 'utf8')
  expect(dropUnusedParts(code, file)).not.toBe(code)
})

test('a version of the router that is written in another way is refused', () => {
  expect(() => dropUnusedParts('', 'lib/hooks.js')).toThrow('lib/hooks.js')
})

test('a version of the router that has other files is refused', async () => {
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      dropUnusedRouterParts(),
      { name: 'other-router', resolveId: id => id, load: () => 'export const hooks = {}' },
    ],
    build: { write: false, rolldownOptions: { input: '/react-router/dist/production/other/hooks.js' } },
  })
  const client = builder.environments.client
  await expect(client && builder.build(client)).rejects.toThrow('lib/hooks.js')
})

test('no page uses what the build drops from the router', () => {
  const dropped =
    /\buseFetchers?\b|\buseSubmit\b|\bprefetch=|\bviewTransition\b|<Await\b|<Form[^>]*method=|export (const|async function|function) (action|clientAction)\b|instrumentations|PrefetchPageLinks/
  const files = globSync('src/web/**/*.{ts,tsx}').filter(
    file => !/drop-unused-router-parts|\.test\./.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(file => dropped.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  { drawnAfter: 0, opened: ['/product/kurta'] },
  { drawnAfter: 3, opened: ['/product/kurta'] },
  // Nothing was asked for: this page comes again, and once.
  { drawnAfter: Number.POSITIVE_INFINITY, opened: [''] },
])(
  'after a lost script the page asked for opens, though its address is drawn $drawnAfter looks later',
  async ({ drawnAfter, opened }) => {
    const found: string[] = []
    let looks = 0
    const later: (() => void)[] = []
    runInNewContext(openPageAskedFor, {
      document: {
        querySelector: () => (looks++ < drawnAfter ? null : { dataset: { pending: '/product/kurta' } }),
      },
      window: { location: { assign: (address: string) => found.push(address) } },
      setTimeout: (look: () => void) => later.push(look),
    })
    for (const look of later) look()
    expect(found).toEqual(opened)
  },
)
