import { buttonClass } from '../../ui/button-class.ts'
import { MessageCircle } from '../icons.tsx'
import { whatsAppUrl } from '../shell/whats-app-url.ts'
import { usePublicShop } from '../use-public-shop.ts'

/** A WhatsApp link that starts with the order's number; nothing when the shop has set no number. */
export function OrderHelp({ number }: { number: number }) {
  const phone = usePublicShop()?.phone
  if (!phone) return null
  const text = encodeURIComponent(`Hello, I have a question about order #${number}.`)
  return (
    <section aria-labelledby="order-help">
      <h2 id="order-help" className="font-display text-display-s">
        Questions about this order?
      </h2>
      <p className="mt-2 text-body-s text-ink-2">
        Ask us on WhatsApp. Your order number is already in the message.
      </p>
      <a
        href={`${whatsAppUrl(phone)}?text=${text}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'outline', className: 'mt-4' })}
      >
        <MessageCircle />
        Ask about order #{number}
        <span className="sr-only"> (opens WhatsApp)</span>
      </a>
    </section>
  )
}
