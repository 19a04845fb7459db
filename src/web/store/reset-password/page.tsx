import { useState } from 'react'
import { AccountFrame } from '../../parts/account/account-frame.tsx'
import { PictureRotator } from '../../parts/account/picture-rotator.tsx'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { ExpiredLink } from './expired-link.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { type ResetLink, useResetLink } from './use-reset-link.ts'

/** No referrer: the address holds the token until the page has hydrated and removed it. */
export const meta = (args: Parameters<ReturnType<typeof privatePageMeta>>[0]) => [
  ...privatePageMeta('Choose a new password')(args),
  { name: 'referrer', content: 'no-referrer' },
]

export default function ResetPasswordPage() {
  const link = useResetLink()
  const [expired, setExpired] = useState(false)
  const useless = expired || !link.token
  return (
    <AccountFrame
      title={titleOf(expired, link)}
      aside={<PictureRotator lazy className="hidden lg:sticky lg:top-0 lg:grid lg:h-dvh" />}
    >
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
