import { useState } from 'react'
import { Link } from 'react-router'
import { useSendsMail } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { useToasts } from '../../ui/toast-context.ts'

/** The link that opens the order without an account, to go there and to keep. */
export function OrderLink({ token, isMailed }: { token: string; isMailed: boolean }) {
  const toasts = useToasts()
  const sendsMail = useSendsMail()
  const [address] = useState(() => new URL(paths.linkedOrder(token), location.origin).href)
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toasts.show({ text: 'The link is copied.' }),
      () =>
        toasts.show({ tone: 'error', text: 'The link could not be copied. Open it and keep its address.' }),
    )
  return (
    <section aria-labelledby="link-title">
      <h2 id="link-title" className="font-display text-display-s">
        Follow or cancel your order
      </h2>
      <p className="mt-2 text-body-s text-ink-2">
        Keep this link private: it opens your order for 90 days.
        {isMailed && sendsMail && ' One is in your mail, too.'} You can cancel there until we call.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={paths.linkedOrder(token)} className={buttonClass()}>
          View your order
        </Link>
        <Button variant="outline" onClick={copy}>
          Copy the link
        </Button>
      </div>
    </section>
  )
}
