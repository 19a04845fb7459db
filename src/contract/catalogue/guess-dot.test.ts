import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessDot } from './guess-dot.ts'

test.each([
  ['Navy Blue', '#2b3663'],
  ['BOTTLE GREEN', '#1f4d3f'],
  ['Dark Bottle Green', '#1f4d3f'],
  ['Rani pink', '#b52a63'],
  ['Écru', '#e0d0b3'],
  ['Ivory & Maroon', '#fbfaf6'],
  ['Kala', '#1d1d1f'],
  ['Multi', ''],
  ['Sea Stripe', ''],
  ['constructor', ''],
  ['', ''],
])('the dot of %s is guessed as %s', (name, hex) => expect(guessDot(name)).toBe(hex))

test('whatever is typed as a colour, its dot is a colour or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), name => {
      expect(guessDot(name)).toMatch(/^(#[0-9a-f]{6})?$/)
    }),
  )
})
