import { expect, test } from 'vitest'
import { staffOrder } from '../../../../test-support/contract-examples.ts'
import { ChangeableOrder } from '../../../contract/orders/order-changes.ts'
import { mostOf, toDraftLine } from '../order-pieces/draft-line.ts'
import { toChange, toDraft } from './change-draft.ts'

const line = {
  ...{ lineId: 'line-1', productId: 'kurta', title: 'Kurta', image: '', quantity: 2, price: 48 },
  options: { color: 'Rose', size: 'M', material: 'Lawn' },
  offers: { colours: ['Rose'], sizes: ['S', 'M'], thirdName: '', thirds: [], lengths: [], materials: [] },
  stock: [
    { color: 'Rose', size: 'S', quantity: 3, own: 0 },
    { color: 'Rose', size: 'M', quantity: 4, own: 2 },
  ],
}
const open = ChangeableOrder.parse({
  order: { ...staffOrder, discount: 0, discountReason: '' },
  ...{ refusal: null, lines: [line] },
})
const draft = toDraft(open)
const [first] = draft.lines

test('what nobody touched is no change', () => {
  expect(toChange(open, draft)).toBeNull()
})

test('another size keeps the other options of the line', () => {
  if (!first) throw new Error('The order has no line')
  const lines = [{ ...first, wanted: { ...first.wanted, quantity: 1, size: 'S' } }]
  expect(toChange(open, { ...draft, lines })).toEqual({
    lines: [{ lineId: 'line-1', quantity: 1, options: { color: 'Rose', size: 'S', material: 'Lawn' } }],
    added: [],
  })
})

test('an order from before the third option is not changed to another size without a value of it', () => {
  if (!first) throw new Error('The order has no line')
  const offers = { ...line.offers, thirdName: 'Stitching', thirds: ['Unstitched', 'Stitched'] }
  const smaller = (wanted: object) => ({
    ...draft,
    lines: [{ ...first, offers, wanted: { ...first.wanted, ...wanted } }],
  })
  expect(toChange(open, smaller({ size: 'S' }))).toBeNull()
  expect(toChange(open, smaller({ size: 'S', third: 'Stitched' }))?.lines).toMatchObject([
    { options: { size: 'S', third: 'Stitched' } },
  ])
  expect(toChange(open, smaller({ quantity: 1 }))?.lines).toMatchObject([{ quantity: 1 }])
})

test('another length or material alone is a change', () => {
  if (!first) throw new Error('The order has no line')
  for (const other of [{ length: '40 in' }, { material: 'Khaddar' }]) {
    const lines = [{ ...first, wanted: { ...first.wanted, ...other } }]
    expect(toChange(open, { ...draft, lines })?.lines).toEqual([
      { lineId: 'line-1', quantity: 2, options: { ...line.options, ...other } },
    ])
  }
})

test('an added piece that was taken out again is no change', () => {
  const piece = toDraftLine({ ...line, lineId: 'new', quantity: 1 }, true)
  const added = (quantity: number) => ({
    ...draft,
    lines: [...draft.lines, { ...piece, wanted: { ...piece.wanted, quantity } }],
  })
  expect(toChange(open, added(0))).toBeNull()
  expect(toChange(open, added(1))?.added).toEqual([
    { productId: 'kurta', quantity: 1, options: { color: 'Rose', size: 'M', material: 'Lawn' } },
  ])
})

test('a piece without its size is not sent, nor anything with it', () => {
  const piece = toDraftLine({ ...line, lineId: 'new', quantity: 1, options: { color: 'Rose' } }, true)
  const moved = { ...draft.address, city: 'Karachi' }
  expect(toChange(open, { ...draft, address: moved, lines: [...draft.lines, piece] })).toBeNull()
})

test('an address and a discount are sent only when they changed', () => {
  const moved = { ...draft, address: { ...draft.address, city: 'Karachi' } }
  expect(toChange(open, moved)).toMatchObject({ shippingAddress: { city: 'Karachi' }, lines: [] })
  expect(toChange(open, moved)).not.toHaveProperty('discount')
  const part = { ...draft, discount: { amount: '10%', reason: 'A regular' } }
  expect(toChange(open, part)).toMatchObject({ discount: { percent: 10, reason: 'A regular' } })
  const cheaper = { ...draft, discount: { amount: '2,5', reason: 'Late' } }
  expect(toChange(open, cheaper)).toMatchObject({ discount: { amount: 2.5, reason: 'Late' } })
})

test('what is near the street has a field of its own, and the note is sent only when it changed', () => {
  const order = { ...open.order, buyerNote: 'Rings twice' }
  const address = { ...open.order.shippingAddress, address: 'House 12, near the mosque' }
  const near = { ...open, order: { ...order, shippingAddress: address } }
  const typed = toDraft(near)
  expect(typed.address).toMatchObject({ address: 'House 12', landmark: 'the mosque' })
  expect(toChange(near, typed)).toBeNull()
  const moved = { ...typed, address: { ...typed.address, landmark: 'the school' } }
  expect(toChange(near, moved)).toMatchObject({
    shippingAddress: { address: 'House 12, near the school' },
  })
  expect(toChange(near, moved)?.shippingAddress).not.toHaveProperty('landmark')
  expect(toChange(near, { ...typed, note: '' })).toEqual({ lines: [], added: [], note: '' })
})

test('a delivery charge is set, waived, or left to the shop again', () => {
  const own = { ...open, order: { ...open.order, deliveryReason: '' } }
  const typed = toDraft(own)
  expect(typed.delivery.amount).toBe('')
  const delivery = { amount: '0', reason: 'Late' }
  expect(toChange(own, { ...typed, delivery })).toMatchObject({ delivery: { charge: 0, reason: 'Late' } })
  const set = { ...open, order: { ...open.order, deliveryReason: 'By air' } }
  expect(toChange(set, { ...toDraft(set), delivery: { amount: '', reason: '' } })?.delivery).toBeNull()
})

test('the pieces of a choice are those of its shelf', () => {
  expect(mostOf(line, { color: 'Rose', size: 'S' })).toBe(3)
  expect(mostOf(line, { color: 'Rose', size: 'XL' })).toBe(0)
  expect(mostOf(line, { color: 'Rose', size: '' })).toBe(4)
})
