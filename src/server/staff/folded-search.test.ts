import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, signUpInput } from '../../../test-support/factories.ts'
import { findCity } from '../../contract/delivery/cities.ts'
import { fold } from '../../contract/fold.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

/** Letters, marks and digits that look or sound alike, or are not seen at all, one kind a line. */
const alike = [
  ['ک', 'ك', 'ڪ'],
  ['ی', 'ي', 'ى'],
  ['ہ', 'ه', 'ة', 'ھ'],
  ['ا', 'أ', 'آ', 'ٱ', 'اَ'],
  ['۴', '٤', '4', '４'],
  ['e', 'é', 'Ê', 'E', 'ｅ'],
  ['s', 'S', 's\u200c', '\u200ds'],
  ['ن', 'ن\u200c', 'نّ', 'ـن', '\u200fن'],
]
const names = ['کرناہ', 'انیسہ ۴۴', 'کاری گرناہ', 'Seenesa', 'Eesa ۴۴', 'لاہور ک', 'اینا ۴']

/** Another way to type the same. */
const spelling = (name: string) =>
  fc
    .tuple(
      ...Array.from(name, letter => fc.constantFrom(...(alike.find(kind => kind[0] === letter) ?? [letter]))),
    )
    .map(letters => letters.join(''))

/** Long, since the search forgives slips: two short ones may be taken for each other. */
const uniqueWord = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => String.fromCharCode(97 + (byte % 16))).join(
    '',
  )

/** What each search finds of the thing that is called so, by name. */
const searches: Record<
  string,
  { make: (name: string) => Promise<string>; find: (typed: string) => Promise<string[]> }
> = {
  'the shoppers’ search': {
    make: async title => (await makeProduct(admin, { title }))._id,
    find: async query => (await shop.client().catalogue.search({ body: { query } })).map(({ _id }) => _id),
  },
  'the staff’s list of products': {
    make: async title => (await makeProduct(admin, { title, status: 'draft' }))._id,
    find: async q =>
      (await admin.client.catalogue.list({ query: { q, limit: 50 } })).products.map(({ _id }) => _id),
  },
  'the list of orders': {
    make: order,
    find: async search =>
      (await admin.client.orders.all({ query: { search, limit: 50 } })).orders.map(({ _id }) => _id),
  },
  buyers: {
    make: async name => {
      await order(name)
      return name.normalize()
    },
    find: async q =>
      (await admin.client.buyers.list({ query: { q, limit: 50 } })).buyers.map(({ fullName }) =>
        fullName.normalize(),
      ),
  },
  'Quick find, products': {
    make: async title => (await makeProduct(admin, { title }))._id,
    find: async q => (await admin.client.staff.find({ query: { q } })).products.map(({ _id }) => _id),
  },
  'Quick find, orders': {
    make: order,
    find: async q => (await admin.client.staff.find({ query: { q } })).orders.map(({ _id }) => _id),
  },
  'Quick find, customers': {
    make: async name => {
      const body = { ...signUpInput(), firstName: name, lastName: uniqueWord() }
      await shop.client().accounts.signUp({ body })
      return body.email
    },
    find: async q => (await admin.client.staff.find({ query: { q } })).customers.map(({ email }) => email),
  },
}

const stocked = await makeProduct(admin, { title: 'Stock of them all', inventory: 10_000 })
let phones = 0

async function order(fullName: string): Promise<string> {
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId: stocked._id } })
  const phone = `0300${String(5_550_000 + ++phones)}`
  return (await client.orders.create({ body: { data: orderData({ fullName, phone }) } }))._id
}

describe.each(Object.entries(searches))('%s', (_, { make, find }) => {
  test('finds what is spelt otherwise in letters that look alike, digits of another script, or with marks unseen', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names).chain(name => fc.tuple(spelling(name), spelling(name), spelling(name))),
        async ([stored, ...typed]) => {
          const word = uniqueWord()
          const made = await make(`${stored} ${word}`)
          for (const text of typed) {
            expect(fold(text)).toBe(fold(stored))
            expect([text, await find(`${text} ${word}`)]).toEqual([text, [made]])
          }
        },
      ),
      { numRuns: 8 },
    )
  })

  test('finds nothing by signs alone, and only what holds them by signs in it', async () => {
    const word = uniqueWord()
    await make(`Signless ${word}`)
    for (const query of [
      '((',
      '-',
      '%',
      '_',
      '\\',
      '*',
      '"',
      "'",
      '\u200c',
      'ـ',
      '()-',
      '%%%',
      '__',
      '(%_\\',
      '🌸',
      '.',
      '. @',
    ])
      expect([query, await find(query)]).toEqual([query, []])
    for (const query of ['zq\\', 'zq%', '%zq', 'z_q', '\\zq'])
      expect([query, await find(query)]).toEqual([query, []])
  })
})

test('a city is charged alike however its letters are typed', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom('کراچی', 'لاہور', 'سیالکوٹ', 'ایبٹ آباد')
        .chain(name => fc.tuple(fc.constant(name), spelling(name))),
      ([name, typed]) => {
        expect(findCity(typed)).toBe(findCity(name))
        expect(findCity(typed)).not.toBeNull()
      },
    ),
  )
})
