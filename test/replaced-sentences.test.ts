import { expect, test } from 'vitest'
import { filesOf, isTest, read } from '../test-support/source-tree.ts'

/** Quoted by readers who stumbled, each replaced by a better one since; without the parts that were filled in. */
const sentences = [
  'It goes into your cart at once.',
  'A cart needs an account here.',
  'We keep your choice and put it into your cart',
  'so show it to nobody else',
  'Until we have called you,',
  'Nothing is sent, and there is nothing to pay.',
  'You seem to be offline.',
  'You can stay on this page until you are back online.',
  'make an account with this order and address',
  'We call this number to confirm the order',
  'school or a shop that everybody there knows.',
  'What the shop calls you at the top of its pages',
  'You sign in with it, and news of your orders goes there',
  'Items you add stay here',
  'Change the cart (',
  'Possible once all your orders have arrived',
  'your parcel needs your address',
  'With its number and your phone number you find any order.',
  'It has been delivered.',
  'Measure your body, not a garment',
  'our sizes already allow for ease',
  'in the old manner',
  'in a blue that will not stay',
  'How a chikankari is made',
  'both go into the cart at once.',
  'First change or remove what is not available.',
  'someone, hopefully you, asked for a new password',
  'Thank you for having been here.',
  'What we knew about you is gone',
  ' : done',
  'The name stands in the header',
  'Worth of the cart',
  'For you alone.',
  'Nobody calls about it any more.',
  'This number may order against cash.',
  'Let it order again',
  'None of the two is confirmed',
  ': nothing in the 30 days before',
  'One with nothing to show is left out.',
  'by phone, by card or taken',
  'Told to search engines and on',
  '0: told nowhere.',
  'Words of a title',
]
/** So common within other sentences that only the whole text counts. */
const labels = [
  'Before delivery',
  'Where it is',
  'Leave it',
  'Pack all two',
  'How they ended',
  'Shop counter',
]

const asRead = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'")
// A migration stays as it was released.
const production = filesOf('src/**/*.{ts,tsx,json}').filter(
  path => !isTest(path) && !/\/migrations\//.test(path),
)

test('no sentence that readers stumbled over is said again', () => {
  expect(production.length).toBeGreaterThan(100)
  const said = [...production, 'demo/catalogue.json'].flatMap(path => {
    const text = asRead(read(path))
    const again = [
      ...sentences.filter(sentence => text.includes(sentence)),
      ...labels.filter(label => new RegExp(`['"\`>}] ?${label} ?['"\`<{]`).test(text)),
    ]
    return again.map(sentence => `${path}: ${sentence}`)
  })
  expect(said).toEqual([])
})
