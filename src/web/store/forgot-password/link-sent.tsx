import { useEffect, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

type Props = { email: string; onOther: () => void }

/** The same for every e-mail: whether it has an account is nobody else's business. */
export function LinkSent({ email, onOther }: Props) {
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <>
      <Banner tone="success" ref={status} className="mt-6">
        If <strong className="font-semibold break-all">{email}</strong> has an account here, a link to choose
        a new password is on its way.
      </Banner>
      <p className="mt-4 text-body-s text-ink-2">
        The link works once and for one hour. Nothing after a few minutes? Check your spam folder, and that
        this is the address you signed up with.
      </p>
      <Button variant="outline" className="mt-4 w-full" onClick={onOther}>
        Use a different address
      </Button>
    </>
  )
}
