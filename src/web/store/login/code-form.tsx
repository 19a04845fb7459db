import { type FormEvent, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { confirmCode } from './sign-in.ts'
import { useFailure } from './use-failure.ts'

type Props = { challenge: string; keep: boolean; onOver: (words: string | null) => void }

/** The second step of signing in. `onOver` leads back to the first, with the reason if there is one. */
export function CodeForm({ challenge, keep, onOver }: Props) {
  const { failure, show, alert } = useFailure()
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    if (!code) return show('Enter the six digits from your phone, or a recovery code.')
    setPending(true)
    const answer = await confirmCode({ challenge, code, keep })
    setPending(false)
    if (answer === 'signed in') return
    if (answer.isOver) onOver(answer.failure)
    else show(answer.failure)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 space-y-5">
      {failure && (
        <Banner tone="error" ref={alert} key={failure.at}>
          {failure.words}
        </Banner>
      )}
      <TextInput
        label="Code from your phone"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        help="Six digits from the app that makes your codes. Phone lost? Enter one of your recovery codes instead."
      />
      <Button type="submit" size="large" className="w-full" pending={pending} pendingLabel="Signing in...">
        Confirm
      </Button>
      <Button variant="outline" className="w-full" onClick={() => onOver(null)}>
        Sign in with another account
      </Button>
    </form>
  )
}
