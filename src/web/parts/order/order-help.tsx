import { usePublicShop } from '../use-public-shop.ts'
import { AskAboutOrder } from './ask-about-order.tsx'

/** How to ask about an order; nothing when the shop has set no number. */
export function OrderHelp({ number }: { number: number }) {
  if (!usePublicShop()?.phone) return null
  return (
    <section aria-labelledby="order-help">
      <h2 id="order-help" className="font-display text-display-s">
        Questions about this order?
      </h2>
      <p className="mt-2 text-body-s text-ink-2">
        Ask us on WhatsApp. Your order number is already in the message.
      </p>
      <AskAboutOrder number={number} className="mt-4" />
    </section>
  )
}
