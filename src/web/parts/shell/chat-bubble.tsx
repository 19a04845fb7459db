import { cx } from '../../ui/cx.ts'
import { MessageCircle } from '../icons.tsx'
import { whatsAppUrl } from './whats-app-url.ts'

type Props = {
  phone: string
  /** On phones at the end of the page, else not there at all: floating, it would cover the page. */
  inFlow: boolean
}

/** In the corner of wide screens. */
export function ChatBubble({ phone, inFlow }: Props) {
  return (
    <aside aria-label="Chat" className={cx(inFlow && 'flex justify-end px-4 pb-8 lg:contents')}>
      <a
        href={whatsAppUrl(phone)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with the shop (opens WhatsApp)"
        className={cx(
          'on-dark z-chat grid size-14 place-items-center rounded-full bg-ink text-paper transition-colors hover:bg-ink-2 lg:right-6 lg:bottom-6',
          inFlow ? 'lg:fixed' : 'fixed max-lg:hidden',
        )}
      >
        <MessageCircle size={26} />
      </a>
    </aside>
  )
}
