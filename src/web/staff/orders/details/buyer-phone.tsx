import type { MouseEvent } from 'react'
import { calling } from '../../../../contract/accounts/staff-roles.ts'
import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { MessageCircle } from '../../../parts/icons.tsx'
import { useShopName } from '../../../parts/use-public-shop.ts'
import { type ButtonSize, buttonClass } from '../../../ui/button-class.ts'
import { useMay } from '../../access/staff-role.ts'
import { Phone } from '../../icons.tsx'
import { paths } from '../../paths.ts'
import { buyerChatUrl } from '../buyer-message.ts'
import { makeGuestLink } from './guest-link.ts'

/** The buyer's number as people read it, with buttons to call and to chat. */
export function BuyerPhone({ order, size = 'small' }: { order: StaffOrderDetail; size?: ButtonSize }) {
  const shopName = useShopName()
  const mayMakeLinks = useMay(calling)
  const chat = order.e164 ? chatLink(order.e164, order, { shopName, mayMakeLinks }) : null
  const { phone, phoneText: written = phone } = order.shippingAddress
  if (!written) return <p className="mt-3 text-ink-2">No phone number was given.</p>
  if (!order.e164 || !chat) {
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
        {...chat}
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

type Sender = { shopName: string; mayMakeLinks: boolean }

/** A guest's link is made when the chat is opened; should that fail, the message goes without it. */
function chatLink(phone: string, order: StaffOrderDetail, { shopName, mayMakeLinks }: Sender) {
  if (!order.userId.guest) {
    const link = new URL(paths.order(order._id), location.origin).href
    return { href: buyerChatUrl(phone, order, { shopName, link }) }
  }
  const href = buyerChatUrl(phone, order, { shopName, link: null })
  if (!mayMakeLinks) return { href }
  const onClick = async (event: MouseEvent) => {
    // Opened at once, since browsers stop a window that opens later.
    const chat = window.open('', '_blank')
    if (!chat) return
    event.preventDefault()
    chat.opener = null
    const link = await makeGuestLink(order._id).catch(() => null)
    chat.location.href = buyerChatUrl(phone, order, { shopName, link })
  }
  return { href, onClick }
}
