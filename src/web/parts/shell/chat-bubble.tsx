import { cx } from '../../ui/cx.ts'
import { MessageCircle } from '../icons.tsx'
import { whatsAppUrl } from './whats-app-url.ts'

type Props = {
  phone: string
  /** On phones it stands at the end of the page: floating, it would cover form fields. */
  inFlow: boolean
}

/** Always in the same corner: above the bottom bar and, where a page has one, above its sticky bar. */
export function ChatBubble({ phone, inFlow }: Props) {
  return (
    <aside aria-label="Chat" className={cx(inFlow && 'flex justify-end px-4 pb-8 lg:contents')}>
      <a
        href={whatsAppUrl(phone)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with the shop (opens WhatsApp)"
        className={cx(
          'on-dark right-4 bottom-[calc(4.5rem+var(--bar-height,0px)+env(safe-area-inset-bottom))] z-chat grid size-14 place-items-center rounded-full bg-ink text-paper transition-colors hover:bg-ink-2 lg:right-6 lg:bottom-6',
          inFlow ? 'lg:fixed' : 'fixed',
        )}
      >
        <MessageCircle size={26} />
      </a>
    </aside>
  )
}
