import { expect, test } from 'vitest'
import { specified, toCategories } from '../categories/load-categories.ts'
import { guessCategory } from './guess-category.ts'

test.each([
  [['w-semi-formal'], 'w-semi-formal'],
  [["Women's Printed Kurta"], 'w-printed-kurta'],
  [['Kurta', "Apparel > Women's", 'print, summer'], 'w-printed-kurta'],
  [['Chikan Kari Kurti'], 'w-chickankari'],
  [['Girls Froks'], 'k-froks'],
  [['Hand Embroidered', 'Ladies wear'], 'w-hand-work'],
  [['Boys semi formal'], 'k-semi-formal'],
  [['Mother & Daughter', 'Girls'], 'k-mommy-and-me'],
  [[' W-Hand-Work '], 'w-hand-work'],
  [['Frock', 'w-hand-work'], 'w-hand-work'],
  [['Baby', 'hand embroidery'], 'k-hand-work'],
  [['Toddler formal wear'], 'k-semi-formal'],
  [['Infant handwork'], 'k-hand-work'],
  [['Women mommy'], 'w-mommy-and-me'],
  [['Mother and son', 'Ladies'], 'w-mommy-and-me'],
  [['Mother', 'Ladies'], undefined],
  [['Women and kids', 'Printed'], undefined],
  [['Women', 'Kids printed'], 'w-printed-kurta'],
  [['Kurta'], undefined],
  [['Printed'], undefined],
  [['Kids chikankari'], undefined],
  [['Women', 'printed, hand work'], undefined],
  [[''], undefined],
])('%j is guessed as %s', (texts, code) => {
  expect(guessCategory(texts, specified.groups)).toBe(code)
})

const row = { intro: null, picture: '', audience: '', hidden: false, version: 2 } as const
const { groups } = toCategories([
  { ...row, code: 'women', parent: null, name: 'Ladies' },
  { ...row, code: 'men', parent: null, name: 'Men' },
  { ...row, code: 'w-chickankari', parent: 'women', name: 'Lawn Suits' },
  { ...row, code: 'w-shawls', parent: 'women', name: 'Shawls' },
  { ...row, code: 'm-shawls', parent: 'men', name: 'Shawls' },
])

test.each([
  [['Lawn Suits'], 'w-chickankari'],
  [['Printed lawn suits, summer'], 'w-chickankari'],
  [['Men', 'Shawls'], 'm-shawls'],
  [['Shawls'], undefined],
  [['m-shawls'], 'm-shawls'],
  [['Chikankari'], undefined],
])('of a shop’s own categories %j is guessed as %s', (texts, code) => {
  expect(guessCategory(texts, groups)).toBe(code)
})
