import { expect, test } from 'vitest'
import { staffOrder } from '../../../../test-support/contract-examples.ts'
import { ManualOrder } from '../../../contract/orders/manual-orders.ts'
import { ChangeableOrder } from '../../../contract/orders/order-changes.ts'
import { firstMissingChoice } from '../order-pieces/draft-line.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'
import {
  draftOfOrder,
  emptyDraft,
  fromChat,
  isEmpty,
  type ManualDraft,
  toOrder,
  toPreview,
} from './manual-draft.ts'

const line = {
  ...{ lineId: 'line-1', productId: 'kurta', title: 'Kurta', image: '', quantity: 2, price: 48 },
  options: { color: 'Rose', size: 'M' },
  offers: { colours: ['Rose'], sizes: ['S', 'M'], lengths: [], materials: [] },
  stock: [{ color: 'Rose', size: 'M', quantity: 4, own: 2 }],
}
const again = draftOfOrder(ChangeableOrder.parse({ order: staffOrder, refusal: null, lines: [line] }))

const ayesha = { userId: 'ayesha', again: null }

function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    ...{ length: 0, clear: () => kept.clear(), key: () => null },
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
}

test('an order is begun again with its pieces and its buyer, at the prices of today', () => {
  expect(again).toMatchObject({
    buyer: { fullName: staffOrder.shippingAddress.fullName, city: staffOrder.shippingAddress.city },
    lines: [{ productId: 'kurta', isNew: true, ownPrice: '', wanted: { quantity: 2, size: 'M' } }],
  })
  expect(toPreview(again)?.lines).toEqual([
    { productId: 'kurta', quantity: 2, options: { color: 'Rose', size: 'M' } },
  ])
})

test('the pieces of the order that is begun again are not there to be had again', () => {
  expect(again.lines[0]?.stock).toEqual([{ color: 'Rose', size: 'M', quantity: 2, own: 0 }])
})

test('an order without pieces costs nothing yet, and is refused at its fields', () => {
  expect(toPreview(emptyDraft)).toBeNull()
  const refused = ManualOrder.safeParse(toOrder(emptyDraft, 'Pakistan'))
  expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining([
      'lines',
      'shippingAddress.phone',
      'shippingAddress.fullName',
      'shippingAddress.city',
    ]),
  )
})

test('prices are typed with a point or a comma, and a reason is sent with one alone', () => {
  const priced: ManualDraft = {
    ...again,
    ...{ lines: again.lines.map(each => ({ ...each, ownPrice: '40,50' })), priceReason: 'Agreed' },
  }
  expect(toOrder(priced, 'Pakistan')).toMatchObject({ lines: [{ price: 40.5 }], priceReason: 'Agreed' })
  expect(toOrder({ ...again, priceReason: 'Agreed' }, 'Pakistan').priceReason).toBe('')
})

test('a delivery charge is sent with its reason, and never for what is taken along', () => {
  const set: ManualDraft = { ...again, delivery: { amount: '2,5', reason: 'By air' } }
  expect(toPreview(set)).toMatchObject({ delivery: { charge: 2.5 } })
  expect(toOrder(set, 'Pakistan')).toMatchObject({ delivery: { charge: 2.5, reason: 'By air' } })
  expect(toPreview(again)).not.toHaveProperty('delivery')
  expect(toPreview({ ...set, source: 'counter', takenAlong: true })).not.toHaveProperty('delivery')
})

test('what was typed is kept for its member of the staff, and forgotten once it is empty', () => {
  const storage = memoryStorage()
  keepDraft(ayesha, again, storage)
  expect(keptDraft(ayesha, storage)).toEqual(again)
  expect(keptDraft({ ...ayesha, userId: 'bilal' }, storage)).toBeNull()
  expect(isEmpty({ ...emptyDraft, source: 'phone' })).toBe(true)
  keepDraft(ayesha, emptyDraft, storage)
  expect(keptDraft(ayesha, storage)).toBeNull()
})

test('what another version of the form has kept is ignored', () => {
  const storage = memoryStorage()
  for (const text of ['{', 'null', '[]', '{"source":"fax"}']) {
    storage.setItem('mine:order:ayesha', text)
    expect(keptDraft(ayesha, storage)).toBeNull()
  }
})

test('placing an order once more leaves what was typed of a new one', () => {
  const storage = memoryStorage()
  const typed: ManualDraft = { ...emptyDraft, priceReason: 'Half typed' }
  keepDraft(ayesha, typed, storage)
  const repeated = { ...ayesha, again: 'order-1' }
  keepDraft(repeated, again, storage)
  keepDraft(repeated, emptyDraft, storage)
  expect(keptDraft(ayesha, storage)).toEqual(typed)
})

test('nothing is asked of the shop while a piece lacks its size or colour', () => {
  const [piece] = again.lines
  if (!piece) throw new Error('The order has no line')
  const wanted = { ...piece.wanted, size: '' }
  const lines = [{ ...piece, wanted }]
  expect(toPreview({ ...again, lines })).toBeNull()
  expect(firstMissingChoice(lines)).toBe('Choose a size of Kurta.')
  expect(firstMissingChoice([{ ...piece, wanted: { ...wanted, quantity: 0 } }])).toBeNull()
  const colours = { ...piece, offers: { ...piece.offers, colours: ['Rose', 'Mint'], sizes: [] } }
  expect(firstMissingChoice([{ ...colours, wanted: { ...wanted, color: 'Plum' } }])).toBe(
    'Choose a colour of Kurta.',
  )
  expect(firstMissingChoice([{ ...colours, wanted: { ...wanted, color: 'Mint' } }])).toBeNull()
})

test('a second chat clears the buyer of the first, the first one only adds to what was typed', () => {
  const found = { fullName: 'Sana Tariq', city: 'Multan' }
  expect({ ...again.buyer, ...fromChat(found, true) }).toEqual({
    ...{ phone: '', address: '', landmark: '', email: '', note: '', postalCode: '' },
    ...found,
  })
  expect({ ...again.buyer, ...fromChat(found, false) }).toEqual({ ...again.buyer, ...found })
})
