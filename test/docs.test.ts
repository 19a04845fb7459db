import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

test('files and folders that the tour names exist', () => {
  const named = namesIn(read('docs/tour.md'), /`([a-z][\w-]*(?:\/[\w.-]+)+)`/g)
  expect(named.length).toBeGreaterThan(30)
  const places = ['', 'src', 'src/server', 'src/web']
  expect(named.filter(path => !places.some(place => existsSync(join(place, path))))).toEqual([])
})

test('the tour fits on 150 lines, and the README on 120', () => {
  expect(read('docs/tour.md').split('\n').length).toBeLessThanOrEqual(150)
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120)
})

test('the list of decisions has each of them by its title', () => {
  const list = read('docs/decisions/README.md')
  const missing = readdirSync('docs/decisions')
    .filter(file => /^\d/.test(file))
    .filter(file => !list.includes(`[${/^# (.+)$/m.exec(read(`docs/decisions/${file}`))?.[1]}](${file})`))
  expect(missing).toEqual([])
})

test.each([
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').map(file => `docs/${file}`),
])('links of %s lead to files of the project', path => {
  if (!path.endsWith('.md')) return
  const links = namesIn(read(path), /\]\((?!https?:)([^)#]+)/g)
  expect(links.filter(link => !existsSync(join(dirname(path), link)))).toEqual([])
})

test('the speeds in the README are those that were measured last', () => {
  const rowsOf = (text: string) =>
    text.split('\n').map(line => {
      const [, name = '', ...cells] = line.split('|').map(cell => cell.trim())
      return { name, cells }
    })
  const databases = read('bench/RESULTS.md').split('## Embedded database').map(rowsOf)
  const told = rowsOf(read('README.md')).filter(({ cells: [speed = ''] }) => /^[\d,]+$/.test(speed))
  expect(told.length).toBeGreaterThan(3)
  for (const { name, cells } of told) {
    const measured = databases.flatMap(rows => rows.find(row => row.name === name)?.cells.slice(0, 2))
    expect([name, ...cells.slice(0, 4)]).toEqual([name, ...measured])
  }
})
