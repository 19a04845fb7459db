import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { standaloneLink } from '../../ui/text-link.ts'

/** `used`: the shop refused it. Otherwise the page was opened or reloaded without it. */
export function UselessLink({ used }: { used: boolean }) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (used) message.current?.focus()
  }, [used])
  return (
    <>
      <Banner tone={used ? 'error' : 'info'} ref={message} className="mt-6">
        {used
          ? 'It has been used, is more than an hour old, or a newer one was mailed after it. Your password was not changed.'
          : 'This page works only right after the link in your mail is opened.'}
      </Banner>
      <Link to={paths.forgotPassword()} className={buttonClass({ size: 'large', className: 'mt-5 w-full' })}>
        Mail me a new link
      </Link>
      <Link to={paths.login()} className={`mt-4 ${standaloneLink}`}>
        Back to signing in
      </Link>
    </>
  )
}
