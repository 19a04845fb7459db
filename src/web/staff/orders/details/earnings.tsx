import { toAmount, toCents } from '../../../../contract/money.ts'
import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../../api/browser.ts'
import { Money } from '../../../parts/money.tsx'
import { staffKeys } from '../../cache/staff-keys.ts'
import { useRead } from '../../cache/use-read.ts'

/** What an order earns, once it is known what each of its pieces cost. */
export function Earnings({ order }: { order: StaffOrderDetail }) {
  const { _id: id, version, refundedTotal } = order
  const { value } = useRead(
    [staffKeys.order, id, 'earnings', version, refundedTotal],
    signal => browserApi.orders.earnings({ params: { id } }, { signal }),
    { keep: true },
  )
  if (!value || value.cost === null) return null
  const { earned, cost, currency } = value
  return (
    <p className="mt-2 text-ink-2 text-label tabular-nums">
      Profit <Money amount={toAmount(toCents(earned) - toCents(cost))} currency={currency} />: the pieces earn{' '}
      <Money amount={earned} currency={currency} /> and cost <Money amount={cost} currency={currency} />.
    </p>
  )
}
