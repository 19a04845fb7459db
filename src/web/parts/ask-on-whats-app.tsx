import { MessageCircle } from './icons.tsx'
import { whatsAppUrl } from './shell/whats-app-url.ts'
import { usePublicShop } from './use-public-shop.ts'

type Props = {
  /** What the message begins with. */
  message: string
  className?: string
  children: string
}

/** Opens WhatsApp with a message that has begun; only where the shop has given its number. */
export function AskOnWhatsApp({ message, className, children }: Props) {
  const phone = usePublicShop()?.phone
  if (!phone) return null
  return (
    <a
      href={`${whatsAppUrl(phone)}?text=${encodeURIComponent(message)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={
        className ?? 'inline-flex min-h-11 items-center gap-2 rounded-control text-body-s hover:underline'
      }
    >
      <MessageCircle />
      {children}
      <span className="sr-only"> (opens WhatsApp)</span>
    </a>
  )
}
