import { cx } from '../../ui/cx.ts'
import { MessageCircle } from '../icons.tsx'
import { whatsAppUrl } from './whats-app-url.ts'

type Props = {
  phone: string
  /** On phones a line at the end of the page, else not there at all: floating, it would cover the page. */
  inFlow: boolean
}

/** At the edge of wide screens, no wider than the page's gutter, so it covers nothing. It stops at the end of the element around it. */
export function ChatBubble({ phone, inFlow }: Props) {
  return (
    <aside
      aria-label="Chat"
      className={cx(
        'z-chat lg:pointer-events-none lg:sticky lg:bottom-6 lg:flex lg:h-0 lg:items-end lg:justify-end',
        inFlow ? 'max-lg:px-4 max-lg:pb-6 max-lg:text-center' : 'max-lg:hidden',
      )}
    >
      <a href={whatsAppUrl(phone)} target="_blank" rel="noopener noreferrer" className="chat-link">
        <MessageCircle className="size-5 lg:size-6" />
        <span className="lg:sr-only">Chat with the shop</span>
        <span className="sr-only"> (opens WhatsApp)</span>
      </a>
    </aside>
  )
}
