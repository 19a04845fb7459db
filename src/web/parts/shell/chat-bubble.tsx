import MessageCircle from 'lucide-react/icons/message-circle'
import { iconStyle } from '../../ui/icon-style.ts'
import { whatsAppUrl } from './whats-app-url.ts'

/** The same place on every page: above the phone's bottom bar and a page's sticky bar on top of it. */
export function ChatBubble({ phone }: { phone: string }) {
  return (
    <aside aria-label="Chat">
      <a
        href={whatsAppUrl(phone)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with the shop (opens WhatsApp)"
        className="on-dark fixed right-4 bottom-[calc(8.5rem+env(safe-area-inset-bottom))] z-chat grid size-14 place-items-center rounded-full bg-ink text-paper transition-colors hover:bg-ink-2 lg:right-6 lg:bottom-6"
      >
        <MessageCircle {...iconStyle} size={26} />
      </a>
    </aside>
  )
}
