import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { countLabel } from '../../../ui/count-label.ts'

type Props = Pick<StaffOrderDetail, 'buyer'> & {
  /** All orders of the number are counted, not those beside one. */
  isAll?: boolean
}

/** The other orders from this phone number. Refused parcels stand out, since they cost money. */
export function BuyerRecord({ buyer, isAll = false }: Props) {
  if (buyer.orders === 0) return <p>First order from this number.</p>
  const { orders, delivered, refused, cancelled } = buyer
  return (
    <>
      <p>{countLabel(orders, isAll ? 'order' : 'other order')} from this number</p>
      <dl className="mt-1 flex flex-wrap gap-x-4 tabular-nums">
        <Fact name="Delivered" count={delivered} />
        <Fact name="Refused" count={refused} alarming />
        <Fact name="Cancelled" count={cancelled} />
      </dl>
    </>
  )
}

const Fact = ({ name, count, alarming = false }: { name: string; count: number; alarming?: boolean }) => (
  <div className={alarming && count > 0 ? 'font-semibold text-error' : 'text-ink-2'}>
    <dt className="inline">{name} </dt>
    <dd className="inline">{count}</dd>
  </div>
)
