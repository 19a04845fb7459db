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
