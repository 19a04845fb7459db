import { useEffect, useRef } from 'react'
import { AskOnWhatsApp } from '../../parts/ask-on-whats-app.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

type Props = { email: string; isMailed: boolean; onOther: () => void }

/** The same for every e-mail: whether it has an account is nobody else's business. */
export function LinkSent({ email, isMailed, onOther }: Props) {
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <>
      <Banner tone="success" ref={status} className="mt-6">
        If <strong className="font-semibold break-all">{email}</strong> has an account here, a link to choose
        a new password {isMailed ? 'is on its way' : 'is ready, and we give it to you'}.
      </Banner>
      <p className="mt-4 text-body-s text-ink-2">
        The link works once and for one hour.{' '}
        {isMailed
          ? 'Nothing after a few minutes? Check your spam folder, and that this is the address you signed up with.'
          : 'This shop sends no emails, so please ask us for it now.'}
      </p>
      {!isMailed && (
        <AskOnWhatsApp message={`Please send me the link to choose a new password for ${email}.`}>
          Ask on WhatsApp
        </AskOnWhatsApp>
      )}
      <Button variant="outline" className="mt-4 w-full" onClick={onOther}>
        Use a different address
      </Button>
    </>
  )
}
