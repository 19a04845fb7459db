import { Link, useSearchParams } from 'react-router'
import { AccountFrame } from '../../parts/account/account-frame.tsx'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { paths } from '../../paths.ts'
import { textLink } from '../../ui/text-link.ts'
import { KeptNotice } from '../login/kept-notice.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export const meta = privatePageMeta('Create an account')

export default function SignupPage() {
  const [search] = useSearchParams()
  const next = search.get('next') ?? undefined
  return (
    <AccountFrame title="Create an account" width="wide">
      <p className="mt-3 text-body-s text-ink-2">
        All fields are required. Already have an account?{' '}
        <Link to={paths.login(next)} className={textLink}>
          Sign in
        </Link>
      </p>
      <KeptNotice next={next ?? null} />
      <SignUpForm next={next} />
    </AccountFrame>
  )
}
