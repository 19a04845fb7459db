import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { importCsv } from '../../../../test-support/import-csv.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const send = (lines: readonly string[]) => importCsv(shop, admin, lines.join('\n'))

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const shopify = (handles: readonly string[], price = '10.00') => [
  'Handle,Title,Type,Variant Price',
  ...handles.map((handle, nth) => [handle, `Kurta ${nth} ${handle}`, 'k-froks', price].map(quoted).join()),
]

test.each([
  ['over 80 signs', ['a'.repeat(81), `${'a'.repeat(80)}b`, 'word-'.repeat(30)]],
  ['two dashes', ['kurta--set', 'kurta-set', 'kurta---set']],
  ['a dash at the end', ['lawn-', 'lawn', '-lawn']],
  ['accents', ['élan-façade', 'elan-facade', 'e\u0301lan-façade-2']],
  ['Urdu', ['چکن-کاری', 'لان']],
  ['emoji', ['🌸', '🌸🌸', 'rose-🌹']],
  ['signs of an address', ['a/b', 'a?b', 'a#b', 'a b', 'a.b', '100%']],
  ['numbers that others get', ['twin--x', 'twin-x', 'twin-x-2', 'twin-x-3', 'twin---x']],
])(
  'handles with %s are the same products when they come again, with other prices too',
  async (_, handles) => {
    const count = handles.length
    expect(await send(shopify(handles))).toMatchObject({ created: count, errors: [] })
    expect(await send(shopify(handles))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: count,
      errors: [],
    })
    const again = await send(shopify(handles, '12.00'))
    expect(again).toMatchObject({ created: 0, updated: count, errors: [] })
  },
)

test('whatever its handles are, a file that comes twice adds nothing the second time', async () => {
  const handle = fc
    .string({
      unit: fc.constantFrom('a', 'b', '-', 'é', 'ک', '🌸', '2', ' ', '.'),
      minLength: 1,
      maxLength: 6,
    })
    .map(text => `p${text}q`)
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(handle, { minLength: 1, maxLength: 8 }), async handles => {
      const own = handles.map(each => `${each}${crypto.randomUUID().slice(0, 8)}`)
      const prefixed = [...own, ...own.map(each => each.replaceAll('-', '--'))]
      const lines = shopify([...new Set(prefixed)])
      await send(lines)
      expect(await send(lines)).toMatchObject({ created: 0, updated: 0, errors: [] })
    }),
    { numRuns: 20 },
  )
})

test('a product imported before its handle was kept is found by its title and what the handle became', async () => {
  const handle = `old--${crypto.randomUUID()}-`
  const lines = shopify([handle])
  await send(lines)
  await shop.db.deleteFrom('oldSlugs').where('slug', '=', handle).execute()
  expect(await send(lines)).toMatchObject({ created: 0, unchanged: 1, errors: [] })
})

test('rows that name no product add nothing when they come again, and are told of where they would add a namesake', async () => {
  const lines = (price: string) => [
    'Title,Category,Price,Stock',
    `Nameless Kurta,k-froks,${price},5`,
    `Nameless Frock,k-froks,${price},5`,
  ]
  expect(await send(lines('20'))).toMatchObject({ created: 2, warnings: [], errors: [] })
  expect(await send(lines('20'))).toMatchObject({ created: 0, unchanged: 2, warnings: [], errors: [] })
  const message = expect.stringContaining('another one')
  expect(await send(lines('25'))).toMatchObject({
    created: 2,
    warnings: [
      { row: 2, column: 'Title', message },
      { row: 3, column: 'Title', message },
    ],
  })
})

test('a slug that no product could be called is refused in words', async () => {
  const report = await send(['Slug,Title,Category,Price', `${'a'.repeat(256)},Long,k-froks,20`])
  expect(report.errors).toEqual([{ row: 2, column: 'Slug', message: 'Use at most 255 characters.' }])
})
