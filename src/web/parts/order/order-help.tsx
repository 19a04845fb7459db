import { useState } from 'react'
import type { Order, StatusChange } from '../../../contract/orders/orders.ts'
import type { OtherSizes } from '../../../contract/orders/other-sizes.ts'
import { usePublicShop } from '../use-public-shop.ts'
import { AskAboutOrder } from './ask-about-order.tsx'
import { AskForExchange } from './ask-for-exchange.tsx'
import { mayExchange } from './may-exchange.ts'

type Props = {
  order: Pick<Order, 'number' | 'status' | 'items'> & {
    events: readonly Pick<StatusChange, 'to' | 'at'>[]
    otherSizes?: OtherSizes
  }
}

/** How to ask about an order, and for an exchange while there is time; nothing when the shop has set no number. */
export function OrderHelp({ order }: Props) {
  const shop = usePublicShop()
  const [openedAt] = useState(() => Date.now())
  if (!shop?.phone) return null
  const { exchangeDays } = shop.policies
  const exchanges = mayExchange(order, exchangeDays, openedAt)
  return (
    <section aria-labelledby="order-help">
      <h2 id="order-help" className="font-display text-display-s">
        Questions about this order?
      </h2>
      <p className="mt-2 text-body-s text-ink-2">
        Ask us on WhatsApp. Your order number is already in the message.
        {exchanges &&
          ` You can exchange a piece within ${exchangeDays === 1 ? 'a day' : `${exchangeDays} days`} of delivery.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <AskAboutOrder number={order.number} />
      </div>
      {exchanges && <AskForExchange number={order.number} items={order.items} sizes={order.otherSizes} />}
    </section>
  )
}
