import { expect, test } from 'vitest'
import { filesOf, isTest, read } from '../test-support/source-tree.ts'

const production = filesOf('src/**/*.{ts,tsx}').filter(path => !isTest(path))
const filesWith = (pattern: RegExp) => production.filter(path => pattern.test(read(path)))

test('the shop starts no other program than its own nightly backup, which takes no input', () => {
  expect(production.length).toBeGreaterThan(100)
  const starting = filesWith(/from 'node:child_process'|process\.binding/)
  expect(starting).toEqual(['src/server/backup/back-up-nightly.ts'])
  expect(starting.map(path => read(path).match(/spawn\([^)]*?\]/g))).toEqual([
    ["spawn(process.execPath, ['scripts/backup.ts', '--nightly']"],
  ])
})

test('the shop makes no code of text', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|from 'node:vm'|\bdocument\.write\(/)).toEqual([])
})

test('the shop writes markup in two places, which let nothing of others through', () => {
  expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/)).toEqual([
    'src/web/parts/seo/json-ld-script.tsx',
    'src/web/parts/page-text/page-text.tsx',
  ])
})

test('the shop checks the certificates of whom it calls', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([])
})
