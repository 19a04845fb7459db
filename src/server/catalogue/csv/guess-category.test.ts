import { expect, test } from 'vitest'
import { specified } from '../categories/load-categories.ts'
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
