import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useSendsMail } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { standaloneLink } from '../../ui/text-link.ts'

/** `refused`: by the shop. Otherwise the page was opened without a link. */
export function UselessLink({ refused }: { refused: boolean }) {
  const sendsMail = useSendsMail()
  const signedIn = useSession() !== null
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) message.current?.focus()
  }, [refused])
  return (
    <>
      <Banner tone={refused ? 'error' : 'info'} ref={message} className="mt-6">
        {refused
          ? 'It is incomplete, is more than three days old, or was sent to an address that your account no longer has.'
          : 'To confirm your email address, open your link again.'}
      </Banner>
      {sendsMail && (
        <p className="mt-4 text-body-s text-ink-2">
          {signedIn
            ? 'You can have a new link sent from your profile.'
            : 'You can have a new link sent from your profile, once you have signed in.'}
        </p>
      )}
      <Link
        to={signedIn ? paths.profile() : paths.login(paths.profile())}
        className={buttonClass({ size: 'large', className: 'mt-5 w-full' })}
      >
        {signedIn ? 'Go to your profile' : 'Sign in'}
      </Link>
      <Link to={paths.home()} className={`mt-4 ${standaloneLink}`}>
        Go to the shop
      </Link>
    </>
  )
}
