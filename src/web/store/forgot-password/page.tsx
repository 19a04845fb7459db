import { useState } from 'react'
import { Link } from 'react-router'
import { AccountFrame } from '../../parts/account/account-frame.tsx'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { useSendsMail } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { standaloneLink } from '../../ui/text-link.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LinkSent } from './link-sent.tsx'

export const meta = privatePageMeta('Forgot your password?')

export default function ForgotPasswordPage() {
  const sendsMail = useSendsMail()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AccountFrame
      title={sentTo ? (sendsMail ? 'Check your email' : 'Ask us for your link') : 'Forgot your password?'}
    >
      {sentTo ? (
        <LinkSent email={sentTo} isMailed={sendsMail} onOther={() => setSentTo(null)} />
      ) : (
        <ForgotPasswordForm onSent={setSentTo} />
      )}
      <Link to={paths.login()} className={`mt-4 ${standaloneLink}`}>
        Back to sign in
      </Link>
    </AccountFrame>
  )
}
