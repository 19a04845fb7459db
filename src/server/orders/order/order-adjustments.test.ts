import { expect, test } from 'vitest'
import { personalFields } from '../../../contract/changes/change-words.ts'
import { type Adjustment, adjustmentKinds, toAmounts } from '../../../contract/orders/adjustments.ts'
import { orderWords } from '../../../contract/orders/order-words.ts'
import { adjustmentFields } from './order-adjustments.ts'

test.each(adjustmentKinds)('what is recorded of %s has words, and its reason goes with the buyer', kind => {
  const [amount = '', reason = ''] = Object.keys(
    adjustmentFields([{ kind, cents: 500, reason: 'For Amna', source: 'staff' }]),
  ).slice(2 * adjustmentKinds.indexOf(kind))
  expect(orderWords.fields).toHaveProperty(amount)
  expect(personalFields('order')).toContain(reason)
})

test('adjustments are listed in one order, whichever was set first', () => {
  const of = (kind: Adjustment['kind']): Adjustment => ({ kind, cents: 500, reason: '', source: 'shop' })
  const answered = toAmounts([of('discount'), of('delivery'), of('pair')])
  expect(answered.map(({ kind }) => kind)).toEqual(['pair', 'delivery', 'discount'])
})
