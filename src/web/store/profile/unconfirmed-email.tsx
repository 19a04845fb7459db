import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useSendsMail } from '../../parts/use-public-shop.ts'
import { standaloneLink } from '../../ui/text-link.ts'

/** Asks to confirm the address, where the shop can mail a link. Nothing in the shop waits for it. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const sendsMail = useSendsMail()
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState({ failed: false, text: '' })
  if (!sendsMail) return null
  const send = async () => {
    if (pending) return
    setPending(true)
    setResult({ failed: false, text: '' })
    try {
      const { mailed } = await browserApi.accounts.mailConfirmation()
      const text = mailed ? 'Sent. Please look in your inbox.' : 'Your address is confirmed already.'
      setResult({ failed: false, text })
    } catch (error) {
      setResult({ failed: true, text: asApiError(error).message })
    }
    setPending(false)
  }
  return (
    <div className="mt-4 text-body-s text-ink-2">
      <p>
        Please confirm your email address <span className="font-semibold break-words">{email}</span> by a link
        that we mail to it.
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        <button type="button" aria-disabled={pending || undefined} onClick={send} className={standaloneLink}>
          {pending ? 'Sending...' : 'Send the link again'}
        </button>
        <span role="status" className={result.failed ? 'text-error' : 'text-success'}>
          {result.text}
        </span>
      </div>
    </div>
  )
}
