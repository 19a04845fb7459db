import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSendsMail } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { standaloneLink } from '../../ui/text-link.ts'

type Props = {
  /** The shop refused the link. Otherwise the page was opened without one. */
  used: boolean
  /** The link came with an invitation to the staff. */
  invited: boolean
}

export function ExpiredLink({ used, invited }: Props) {
  const sendsMail = useSendsMail()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (used) message.current?.focus()
  }, [used])
  return (
    <>
      <Banner tone={used ? 'error' : 'info'} ref={message} className="mt-6">
        {used
          ? `It has already been used, is more than ${invited ? 'seven days' : 'an hour'} old, or has been replaced by a newer one. Your password was not changed.`
          : 'To choose a new password, open your link again.'}
      </Banner>
      {used && invited && (
        <p className="mt-4">
          If you have already chosen a password, sign in with it. Otherwise, get a new link for the address
          that was invited.
        </p>
      )}
      <Link to={paths.forgotPassword()} className={buttonClass({ size: 'large', className: 'mt-5 w-full' })}>
        {sendsMail ? 'Email me a new link' : 'Get a new link'}
      </Link>
      <Link to={paths.login()} className={`mt-4 ${standaloneLink}`}>
        Back to sign in
      </Link>
    </>
  )
}
