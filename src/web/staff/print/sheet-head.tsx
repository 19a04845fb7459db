import type { PackingOrder } from '../../../contract/orders/packing.ts'
import { addressLines } from '../../parts/order/address-lines.ts'
import { orderDate } from '../../parts/order/order-date.ts'
import { SellerLines, useSeller } from '../../parts/order/seller-lines.tsx'

type Props = {
  order: Pick<PackingOrder, 'number' | 'createdAt' | 'shippingAddress'>
  title: string
  /** Whether the paper states prices, so that the tax office wants to know whose they are. */
  taxNumber?: boolean
}

export function SheetHead({ order: { number, createdAt }, title, taxNumber = false }: Props) {
  const seller = useSeller()
  return (
    <div className="mb-6 flex justify-between gap-4">
      <div>
        <h2>{title}</h2>
        <p>{seller.name}</p>
        <SellerLines seller={taxNumber ? seller : { ...seller, taxNumber: '' }} />
      </div>
      <p className="text-right">
        <strong className="block font-semibold text-display-s tabular-nums">#{number}</strong>
        {orderDate(createdAt)}
      </p>
    </div>
  )
}

export const SheetAddress = ({ order: { shippingAddress: to } }: Pick<Props, 'order'>) => (
  <address className="not-italic">
    <strong className="block font-semibold">{to.fullName}</strong>
    {addressLines(to).map(line => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
    {to.phoneText && <span className="block tabular-nums">{to.phoneText}</span>}
  </address>
)
