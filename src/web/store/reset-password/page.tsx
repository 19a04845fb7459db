import { useState } from 'react'
import { AccountFrame } from '../../parts/account/account-frame.tsx'
import { mailedPageMeta } from '../../parts/account/mailed-page-meta.ts'
import { useMailedQuery } from '../../parts/account/use-mailed-query.ts'
import { ExpiredLink } from './expired-link.tsx'
import { type ResetLink, ResetPasswordForm } from './reset-password-form.tsx'

export const meta = mailedPageMeta('Choose a new password')

export default function ResetPasswordPage() {
  const query = useMailedQuery()
  const link = { token: query.get('token') ?? '', invited: query.get('invited') === '1' }
  const [expired, setExpired] = useState(false)
  const useless = expired || !link.token
  return (
    <AccountFrame title={titleOf(expired, link)}>
      {useless ? (
        <ExpiredLink used={expired} invited={link.invited} />
      ) : (
        <ResetPasswordForm link={link} onExpired={() => setExpired(true)} />
      )}
    </AccountFrame>
  )
}

function titleOf(expired: boolean, { token, invited }: ResetLink) {
  if (expired) return 'This link no longer works'
  if (!token) return 'Open the link again'
  return invited ? 'Choose your password' : 'Choose a new password'
}
