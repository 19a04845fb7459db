import { buttonClass } from '../../ui/button-class.ts'
import { MessageCircle } from '../icons.tsx'
import { whatsAppUrl } from '../shell/whats-app-url.ts'
import { usePublicShop } from '../use-public-shop.ts'

/** A WhatsApp link that starts with the order's number; nothing when the shop has set no number. */
export function AskAboutOrder({ number, className }: { number: number; className?: string }) {
  const phone = usePublicShop()?.phone
  if (!phone) return null
  const text = encodeURIComponent(`Hello, I have a question about order #${number}.`)
  return (
    <a
      href={`${whatsAppUrl(phone)}?text=${text}`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'outline', className })}
    >
      <MessageCircle />
      Ask about order #{number}
      <span className="sr-only"> (opens WhatsApp)</span>
    </a>
  )
}
