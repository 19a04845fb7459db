import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { standaloneLink } from '../../ui/text-link.ts'

type Props = {
  /** The shop refused it. Otherwise the page was opened or reloaded without it. */
  used: boolean
  /** It came with an invitation to the staff. */
  invited: boolean
}

export function UselessLink({ used, invited }: Props) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (used) message.current?.focus()
  }, [used])
  return (
    <>
      <Banner tone={used ? 'error' : 'info'} ref={message} className="mt-6">
        {used
          ? `It has been used, is more than ${invited ? 'seven days' : 'an hour'} old, or a newer one was mailed after it. Your password was not changed.`
          : 'This page works only right after the link in your mail is opened.'}
      </Banner>
      {used && invited && (
        <p className="mt-4">
          If you have chosen a password already, sign in with it. Otherwise have a link mailed to the address
          that was invited.
        </p>
      )}
      <Link to={paths.forgotPassword()} className={buttonClass({ size: 'large', className: 'mt-5 w-full' })}>
        Mail me a new link
      </Link>
      <Link to={paths.login()} className={`mt-4 ${standaloneLink}`}>
        Back to signing in
      </Link>
    </>
  )
}
