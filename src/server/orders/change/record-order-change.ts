import type { ChosenOptions } from '../../../contract/catalogue/catalogue.ts'
import { choiceLabel } from '../../../contract/orders/choice-label.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { adjustmentFields } from '../order/order-adjustments.ts'
import type { PlannedChange } from './plan-change.ts'

/** What the audit trail says of a line. */
type Line = { title: string; quantity: number; options: ChosenOptions }

/**
 * Writes a change of an order to the audit trail: false where nothing is different.
 */
export async function recordOrderChange(
  tx: Tx,
  deps: Pick<Deps, 'newId' | 'clock'>,
  plan: PlannedChange,
  { userId, batchId }: { userId: string; batchId: string },
): Promise<boolean> {
  const { order, before, lines, charges, contacts, buyerNote, packAgain, callAgain } = plan
  const fieldsOf = (items: readonly Line[], amounts: Fields, to: typeof contacts, texts: Fields): Fields => ({
    items: items.map(writtenLine),
    ...amounts,
    shipTo: [to.fullName, to.address, to.city, to.postalCode, to.country, to.phone]
      .filter(Boolean)
      .join(', '),
    ...texts,
  })
  const batch = await recordChange(tx, deps, {
    batchId,
    userId,
    subjectType: 'order',
    subjectId: order.id,
    subject: `#${order.number}`,
    action: 'changed',
    before: fieldsOf(before, amountsOf(order), order, {
      note: order.buyerNote,
      status: order.status,
      ...(callAgain && { confirmation: order.confirmation }),
    }),
    after: fieldsOf([...lines.kept, ...lines.changed, ...lines.added], amountsOf(charges), contacts, {
      note: buyerNote,
      status: packAgain ? 'Pending' : order.status,
      ...(callAgain && { confirmation: 'open' }),
    }),
  })
  return batch !== null
}

type Amounts = Pick<PlannedChange['charges'], 'totalCents' | 'adjustments'>

const amountsOf = ({ totalCents, adjustments }: Amounts): Fields => ({
  totalCents,
  ...adjustmentFields(adjustments),
})

/** "2 x Nilofer Kurta (Rose, M)" */
export function writtenLine({ title, quantity, options }: Line): string {
  const choice = choiceLabel(options)
  return `${quantity} x ${title}${choice && ` (${choice})`}`
}
