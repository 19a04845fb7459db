import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { csvForm, makeUser } from '../../../../test-support/factories.ts'
import { workbookOf } from '../../../../test-support/workbook.ts'
import { specified } from '../categories/load-categories.ts'
import { columns } from './columns.ts'
import { readFile } from './read-file.ts'
import { readInThread } from './read-in-thread.ts'
import { parseCsvTable } from './tables/csv-table.ts'

const categories = { groups: specified.groups, category: '', currency: 'USD' }

const toBytes = (text: string) => new TextEncoder().encode(text)
const rows = <T>(count: number, row: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => row(nth))

const large = toBytes(
  [
    'Handle,Title,Type,Image Src,Option1 Name,Option1 Value,Variant Price,Body (HTML)',
    ...rows(1_500, nth => `k${nth >> 2},Kurta ${nth},Kids frock,/p${nth},Colour,C${nth},${nth},<p>Soft</p>`),
  ].join('\n'),
)

/**
 * How often others have had their turn while the work went on, the most of a few times: where the machine is busy, this
 * process may have none itself. Work that keeps others waiting does so every time.
 */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let most = 0
  for (let time = 0; time < 4; time++) {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await work().catch(() => {})
    clearInterval(timer)
    most = Math.max(most, turns)
  }
  return most
}

test('a large file is read like a small one, in a thread of its own', async () => {
  expect(await readInThread(large, categories)).toEqual(readFile(parseCsvTable(large), categories))
})

test('a workbook of 10,000 products fits into the memory of the thread', async () => {
  const headings = ['Title', 'Category', 'Price', ...columns.slice(7).map(([heading]) => heading)]
  const lines = rows(10_000, nth => [
    `Kurta ${nth}`,
    'k-froks',
    48.5,
    ...headings.slice(3).map(heading => (/^(Tags|Included)$/.test(heading) ? `Soft lawn ${nth}` : '')),
  ])
  const read = await readInThread(workbookOf([headings, ...lines]), categories)
  expect(read.products).toHaveLength(10_000)
})

test('others have their turns while a file is read that takes long', async () => {
  const junk = toBytes(`Title\n${`${','.repeat(499)}\n`.repeat(2_000)}`)
  expect(await turnsDuring(() => readInThread(junk, categories))).toBeGreaterThan(5)
})

test('a file that takes too long or too much memory is refused', async () => {
  const refusal = { code: 'not_a_csv', message: expect.stringContaining('takes too long to read') }
  await expect(readInThread(large, categories, { timeMs: 1, memoryMb: 160 })).rejects.toMatchObject(refusal)
  const errors = toBytes(`Title,Stock\n${`A,${'a|'.repeat(400)}\n`.repeat(1_000)}`)
  await expect(readInThread(errors, categories, { timeMs: 20_000, memoryMb: 16 })).rejects.toMatchObject(
    refusal,
  )
})

const shop = await createTestApp()
const { token } = await makeUser(shop, 'admin')
const send = (text: string) =>
  shop.request('POST', '/api/product/import?dryRun=1', { token, body: csvForm(text) })

test.each([
  ['50,000 headings', rows(50_000, nth => `h${nth}`).join(), 'Use at most 500 columns.'],
  ['10 MB of line feeds', '\n'.repeat(10_000_000), 'Use at most 10,000 rows in one file.'],
  ['10 MB of quotation marks', '"'.repeat(10_000_000), expect.stringContaining('is too long')],
])('%s are refused without keeping others waiting', async (_, text, message) => {
  expect(await turnsDuring(() => send(text))).toBeGreaterThan(2)
  const answer = await send(text)
  expect([answer.status, (await answer.json()).error.message]).toEqual([415, message])
})

test('a report of countless errors names the first thousand', async () => {
  const report = await (await send(`Title,Price\n${'A,x\n'.repeat(4_000)}`)).json()
  expect(report.errors).toHaveLength(1_001)
  expect(report.errors.at(-1).message).toMatch(/^There are [\d,]+ more from here on\.$/)
})
