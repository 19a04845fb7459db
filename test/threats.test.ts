import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultOf, readMeasures } from '../test-support/read-threats.ts'

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null)
const measures = readMeasures(readFileSync('docs/threats.md', 'utf8'))

test('every threat and every requirement has a measure, and a test or file that shows it', () => {
  expect(measures.length).toBeGreaterThan(200)
  expect(measures.filter(({ measure, proofs }) => measure === '' || proofs.length === 0)).toEqual([])
  expect(measures.flatMap(({ proofs }) => proofs.flatMap(proof => faultOf(proof, read) ?? []))).toEqual([])
})

test('each is named once, and at most ten requirements are met in part', () => {
  const subjects = measures.map(({ subject }) => subject)
  expect(subjects.filter((subject, place) => subjects.indexOf(subject) !== place)).toEqual([])
  expect(measures.filter(({ isPartly }) => isPartly).length).toBeLessThanOrEqual(10)
})

test('a file or a test that is not there is a fault', () => {
  const files = new Map([['a.test.ts', "test('keeps money', …)"]])
  const fault = (path: string, title: string | null) =>
    faultOf({ path, title }, name => files.get(name) ?? null)
  expect(fault('a.test.ts', null)).toBeNull()
  expect(fault('a.test.ts', 'keeps money')).toBeNull()
  expect(fault('a.test.ts', 'keeps stock')).toBe('a.test.ts has no "keeps stock"')
  expect(fault('b.test.ts', null)).toBe('b.test.ts does not exist')
})

test('a row names its subject, its measure and what shows it', () => {
  expect(
    readMeasures('| Theft | Partly: a lock | `a.ts`: keeps out<br>`b.ts` |\n| Id | Measure | Shown by |'),
  ).toEqual([
    {
      subject: 'Theft',
      measure: 'Partly: a lock',
      isPartly: true,
      proofs: [
        { path: 'a.ts', title: 'keeps out' },
        { path: 'b.ts', title: null },
      ],
    },
  ])
})
