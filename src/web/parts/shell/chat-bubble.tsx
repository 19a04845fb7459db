import { cx } from '../../ui/cx.ts'
import { MessageCircle } from '../icons.tsx'
import { whatsAppUrl } from './whats-app-url.ts'

type Props = {
  phone: string
  /** On phones a line at the end of the page, else not there at all: floating, it would cover the page. */
  inFlow: boolean
}

/** In the corner of wide screens. */
export function ChatBubble({ phone, inFlow }: Props) {
  return (
    <aside aria-label="Chat" className={cx(inFlow && 'px-4 pb-6 text-center lg:contents')}>
      <a
        href={whatsAppUrl(phone)}
        target="_blank"
        rel="noopener noreferrer"
        className={cx(
          'z-chat lg:on-dark lg:fixed lg:right-6 lg:bottom-6 lg:grid lg:size-14 lg:place-items-center lg:rounded-full lg:bg-ink lg:text-paper lg:transition-colors lg:hover:bg-ink-2',
          inFlow
            ? 'max-lg:inline-flex max-lg:min-h-11 max-lg:items-center max-lg:gap-2 max-lg:text-body-s max-lg:underline'
            : 'max-lg:hidden',
        )}
      >
        <MessageCircle className="size-5 lg:size-6.5" />
        <span className="lg:sr-only">Chat with the shop</span>
        <span className="sr-only"> (opens WhatsApp)</span>
      </a>
    </aside>
  )
}
