import { expect, test } from 'vitest'
import { isPublicData } from './cached-pages.ts'
import { patterns } from './paths.ts'

const at = (path: string) => isPublicData(new URL(path, 'http://shop.test'))
const dataOf = (pattern: string) =>
  pattern === '/' ? '/_.data' : `${pattern.replace(/:\w+/g, 'some').replace('*', 'some')}.data`

const publicPages = ['home', 'category', 'collection', 'product', 'search', 'page']

test.each(Object.entries(patterns))(
  'the data of %s is kept only where it is the same for everybody',
  (name, pattern) => {
    expect(at(dataOf(pattern))).toBe(publicPages.includes(name))
  },
)

test('what a parameter makes one person’s is for nobody to keep', () => {
  expect(at('/_.data?order=1')).toBe(false)
  expect(at('/_.data?utm_source=x')).toBe(true)
})
