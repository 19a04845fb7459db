import { useState } from 'react'
import { AccountFrame } from '../../parts/account/account-frame.tsx'
import { mailedPageMeta } from '../../parts/account/mailed-page-meta.ts'
import { useMailedQuery } from '../../parts/account/use-mailed-query.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { Confirmed } from './confirmed.tsx'
import { UselessLink } from './useless-link.tsx'

export const meta = mailedPageMeta('Confirm your email address')

const titles = {
  asking: 'Confirm your email address',
  confirmed: 'Thank you',
  refused: 'This link is no longer valid',
  missing: 'Open the link again',
}

export default function ConfirmEmailPage() {
  const token = useMailedQuery().get('token')
  const [outcome, setOutcome] = useState<'confirmed' | 'refused' | null>(null)
  const state = outcome ?? (token ? 'asking' : 'missing')
  return (
    <AccountFrame title={titles[state]}>
      {state === 'confirmed' && <Confirmed />}
      {token && state === 'asking' && <ConfirmForm token={token} onDone={setOutcome} />}
      {(state === 'refused' || state === 'missing') && <UselessLink refused={state === 'refused'} />}
    </AccountFrame>
  )
}
