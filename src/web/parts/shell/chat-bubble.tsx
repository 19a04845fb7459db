import { cx } from '../../ui/cx.ts'
import { MessageCircle } from '../icons.tsx'
import { whatsAppUrl } from './whats-app-url.ts'

type Props = {
  phone: string
  /** On phones a line at the end of the page, else not there at all: floating, it would cover the page. */
  inFlow: boolean
}

/** In the corner of wide screens. It stops at the end of the element around it. */
export function ChatBubble({ phone, inFlow }: Props) {
  return (
    <aside
      aria-label="Chat"
      className={cx(
        'z-chat lg:pointer-events-none lg:sticky lg:bottom-6 lg:flex lg:h-0 lg:items-end lg:justify-end lg:px-6',
        inFlow ? 'max-lg:px-4 max-lg:pb-6 max-lg:text-center' : 'max-lg:hidden',
      )}
    >
      <a
        href={whatsAppUrl(phone)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 text-body-s max-lg:underline lg:on-dark lg:pointer-events-auto lg:size-14 lg:shrink-0 lg:justify-center lg:rounded-full lg:bg-ink lg:text-paper lg:transition-colors lg:hover:bg-ink-2"
      >
        <MessageCircle className="size-5 lg:size-6.5" />
        <span className="lg:sr-only">Chat with the shop</span>
        <span className="sr-only"> (opens WhatsApp)</span>
      </a>
    </aside>
  )
}
