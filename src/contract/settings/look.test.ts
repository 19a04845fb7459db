import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, contrastText, mix } from './contrast.ts'
import { firstLook, Look } from './look.ts'
import { contrastFault, shadesOf } from './look-colours.ts'
import { colours } from './theme.ts'

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // Known from the examples of WCAG 2.2: the palest grey that text may have on white, and the next one.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test('a contrast is never rounded up', () => {
  expect(contrastText(contrast('#777777', '#ffffff'))).toBe('4.4 : 1')
})

test('a mix lies between its colours', () => {
  expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 1)]).toEqual(['#000000', '#ffffff'])
  expect(mix('#102030', '#304050', 0.5)).toBe('#203040')
})

test('the first look passes, and changes no colour of the theme', () => {
  expect(Look.parse(firstLook)).toEqual(firstLook)
  expect(shadesOf(firstLook)).toEqual({})
})

test('no brand, red or like that of errors, changes the colour of errors', () => {
  for (const accent of [colours.error, '#b00020', '#0a4d8c', colours.madder])
    expect({ ...colours, ...shadesOf({ accent, paper: colours.paper }) }.error).toBe(colours.error)
})

test('whatever colours are taken, every text can be read on them', () => {
  fc.assert(
    fc.property(hex, hex, (accent, paper) => {
      const chosen = { accent, paper }
      fc.pre(contrastFault('accent', chosen) === null && contrastFault('paper', chosen) === null)
      const shades = { ...colours, ...shadesOf(chosen) }
      for (const ground of [shades.paper, shades.sunk]) {
        for (const text of [
          shades.ink,
          shades['ink-2'],
          shades['ink-3'],
          shades.madder,
          shades['madder-hover'],
        ])
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(shades.control, shades.paper)).toBeGreaterThanOrEqual(3)
      }
      for (const ground of [shades.madder, shades['madder-hover']])
        expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5)
    }),
    { examples: [[colours.madder, colours.paper]] },
  )
})

const faultsOf = (changes: object) => {
  const { error } = Look.safeParse({ ...firstLook, ...changes })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}
const square = (side: number) => ({ url: '/media/mark/960.webp', width: side, height: side })

test.each([
  [
    { accent: '#FFCC00' },
    { accent: expect.stringMatching(/^This colour is hard to tell .* 1\.2 : 1, .* darker one\.$/) },
  ],
  [
    { paper: '#222222' },
    { paper: expect.stringMatching(/^Text is hard to read on this colour: .* lighter one\.$/) },
  ],
  [{ accent: 'red' }, { accent: 'Write the colour like #8a2433.' }],
  [{ accent: '#8a2433;}body{}' }, { accent: 'Write the colour like #8a2433.' }],
  [{ types: 'comic' }, { types: 'Choose one of the four type pairs.' }],
  [{ favicon: square(179) }, { favicon: 'This picture is too small: it takes 180 × 180 pixels at least.' }],
  [{ share: square(400) }, { share: 'This picture is too small: it takes 600 × 315 pixels at least.' }],
  [
    { logo: { ...square(200), url: 'https://elsewhere.example/logo.png' } },
    { 'logo.url': 'Upload a picture; one from elsewhere cannot be used.' },
  ],
])('%j is refused in plain words', (changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults)
})

test('colours are kept in small letters, so that the same colour is the same value', () => {
  expect(Look.parse({ ...firstLook, accent: ' #0F5C4D ' }).accent).toBe('#0f5c4d')
})
