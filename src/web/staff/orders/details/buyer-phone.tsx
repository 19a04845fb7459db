import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { MessageCircle } from '../../../parts/icons.tsx'
import { useShopName } from '../../../parts/use-public-shop.ts'
import { type ButtonSize, buttonClass } from '../../../ui/button-class.ts'
import { Phone } from '../../icons.tsx'
import { buyerChatUrl } from '../buyer-message.ts'

/** The buyer's number as people read it, with buttons to call and to chat. */
export function BuyerPhone({ order, size = 'small' }: { order: StaffOrderDetail; size?: ButtonSize }) {
  const shopName = useShopName()
  const { phone, phoneText: written = phone } = order.shippingAddress
  if (!written) return <p className="mt-3 text-ink-2">No phone number was given.</p>
  if (!order.e164) {
    return (
      <p className="mt-3">
        {written}
        <span className="block text-ink-2 text-label">This number cannot be dialled as written.</span>
      </p>
    )
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <a href={`tel:${order.e164}`} className={buttonClass({ size, className: 'max-sm:px-4' })}>
        <Phone />
        <span>
          <span className="sr-only">Call </span>
          <span className="tabular-nums">{written}</span>
        </span>
      </a>
      <a
        href={buyerChatUrl(order.e164, order, shopName)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'outline', size, className: 'max-sm:px-4' })}
      >
        <MessageCircle />
        WhatsApp<span className="sr-only"> with a ready message (new tab)</span>
      </a>
    </div>
  )
}
