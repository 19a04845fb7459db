import { expect, test } from 'vitest'
import { colourFamily, familyHex, isWantedColour } from './colour-family.ts'

test.each([
  ['Green', 'Emerald, Bottle Green, mint, SAGE, Pista green, Mehndi, sea-green'],
  ['White', 'white, Off white, Off-White, offwhite, Ivory'],
  ['Beige', 'Cream, Écru, Skin, Oatmeal'],
  ['Pink', 'Dusty rose, Tea pink, Rani, Rose Milk, Powder Pink'],
  ['Blue', 'Navy, Navy blue, Midnight, Sky, Royal Blue'],
  ['Grey', 'gray, Charcoal grey, Blue-grey'],
  ['Gold', 'Rose gold, Golden'],
  ['Turquoise', 'Ferozi, Teal, Peacock'],
  ['Multicolour', 'Multi, multi-coloured, Rainbow'],
])('%s holds %s', (family, shades) => {
  for (const shade of shades.split(', ')) expect([shade, colourFamily(shade)]).toEqual([shade, family])
})

test('the first colour of a piece in several decides', () => {
  expect(['Ivory & Maroon', 'Red/Gold', 'black and white', 'Plum with gold'].map(colourFamily)).toEqual([
    ...['White', 'Red', 'Black', 'Purple'],
  ])
})

test('a name without a known colour stands for itself, in the spelling of the shop', () => {
  expect(['Sea Stripe', ' Plaid, fine ', 'سبز', ''].map(colourFamily)).toEqual([
    ...['Sea Stripe', 'Plaid fine', 'سبز', ''],
  ])
  expect(['Greenish', 'constructor', 'tealight'].map(colourFamily)).toEqual([
    ...['Greenish', 'constructor', 'tealight'],
  ])
})

test('a family is in its own family and has a colour, except where it has many', () => {
  for (const family of ['Black', 'Green', 'Turquoise', 'Silver', 'Multicolour']) {
    expect(colourFamily(family)).toBe(family)
    expect(familyHex(family)).toEqual(family === 'Multicolour' ? undefined : expect.stringMatching(/^#/))
  }
  expect([familyHex('Emerald'), familyHex('constructor')]).toEqual([undefined, undefined])
})

test('a colour is asked for by its own name or by its family', () => {
  expect(isWantedColour(['green'], 'Emerald')).toBe(true)
  expect(isWantedColour(['emerald'], 'EMERALD')).toBe(true)
  expect(isWantedColour(['emerald'], 'Mint')).toBe(false)
  expect(isWantedColour([], 'Mint')).toBe(false)
})
