import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { AccountFrame } from '../../parts/account/account-frame.tsx'
import { nextPath } from '../../parts/account/next-path.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { frameVariant } from '../../parts/shell/frame-variant.ts'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { standaloneLink, textLink } from '../../ui/text-link.ts'
import { KeptNotice } from './kept-notice.tsx'
import { addKeptPieces, readKeptPieces } from './kept-pieces.ts'
import { LoginForm } from './login-form.tsx'

export const meta = privatePageMeta('Sign in')

export default function LoginPage() {
  const [search] = useSearchParams()
  const next = search.get('next')
  useGoOnWhenSignedIn(next)
  return (
    <AccountFrame title="Sign in" pictureOnPhones>
      <Notice search={search} />
      <KeptNotice next={next} />
      <LoginForm />
      <Link to={paths.forgotPassword()} className={`mt-3 ${standaloneLink}`}>
        Forgot your password?
      </Link>
      <p className="mt-3 text-body-s text-ink-2">
        New here?{' '}
        <Link to={paths.signup(next ?? undefined)} className={textLink}>
          Create an account
        </Link>
      </p>
      {next?.startsWith(paths.orders()) && <TrackInstead />}
    </AccountFrame>
  )
}

/** For people who only want to know where their parcel is. */
const TrackInstead = () => (
  <p className="mt-3 text-body-s text-ink-2">
    Just waiting for a parcel?{' '}
    <Link to={paths.track()} className={textLink}>
      Track it with your order number and phone
    </Link>
  </p>
)

function Notice({ search }: { search: URLSearchParams }) {
  const done = doneMessages(search)
  if (done) {
    return (
      <Banner tone="success" className="mt-6">
        {done}
        {search.has('mailed') && (
          <span className="block">We have sent you a link to confirm your email address.</span>
        )}
      </Banner>
    )
  }
  if (!search.has('ended')) return null
  return (
    <Banner tone="info" className="mt-6">
      Please sign in again
      {isOfStaff(search.get('next')) &&
        '. Sessions of the staff end after 30 minutes without activity, and after 12 hours.'}
    </Banner>
  )
}

const isOfStaff = (next: string | null) => frameVariant(nextPath(next).split('?')[0] ?? '') === 'staff'

function doneMessages(search: URLSearchParams): string | null {
  if (search.has('created') || search.has('mailed')) return 'Account created. Please sign in.'
  return search.has('reset') ? 'Your password is changed. Please sign in with the new one.' : null
}

/** Callers and packers begin with their work, everybody else with the shop. */
const homeOf = (staffRole: string) => {
  if (staffRole === 'packer') return paths.packing()
  return staffRole === 'caller' ? paths.confirmOrders() : paths.home()
}

/** Also for people who are signed in already and follow an old link. */
function useGoOnWhenSignedIn(next: string | null) {
  const session = useSession()
  const to = next === null && session ? homeOf(session.staffRole) : nextPath(next)
  const navigate = useNavigate()
  useEffect(() => {
    if (!session) return
    const kept = readKeptPieces(next)
    if (!kept) return void navigate(to, { replace: true })
    void addKeptPieces(kept).then(added =>
      added === null
        ? navigate(to, { replace: true })
        : navigate(paths.cart(), { replace: true, state: { added } }),
    )
  }, [session, to, next, navigate])
}
