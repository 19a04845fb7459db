import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CodeForm } from './code-form.tsx'
import { signIn } from './sign-in.ts'
import { useFailure } from './use-failure.ts'

type Challenge = { challenge: string; keep: boolean }

/** E-mail and password, then a code if the account asks for one. */
export function LoginForm() {
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [words, setWords] = useState<string | null>(null)
  if (!challenge) return <PasswordForm initialFailure={words} onChallenge={setChallenge} />
  const begin = (reason: string | null) => {
    setWords(reason)
    setChallenge(null)
  }
  return <CodeForm {...challenge} onOver={begin} />
}

type Props = { initialFailure: string | null; onChallenge: (challenge: Challenge) => void }

/** `post`, and a button that waits for hydration: a password must never end up in an address. */
function PasswordForm({ initialFailure, onChallenge }: Props) {
  const awake = useHydrated()
  // Whoever has just signed up has only the password to type.
  const email = (useLocation().state as { email?: string } | null)?.email
  const { failure, pending, submit, alert } = useSignIn({ initialFailure, onChallenge })
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 space-y-5">
      {failure && (
        <Banner tone="error" ref={alert} key={failure.at}>
          {failure.words}
        </Banner>
      )}
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        autoFocus={email !== undefined}
      />
      <Checkbox label="Keep me signed in" name="keep" />
      <Button
        type="submit"
        size="large"
        className="w-full"
        disabled={!awake}
        pending={pending}
        pendingLabel="Signing in..."
      >
        Sign in
      </Button>
    </form>
  )
}

function useSignIn({ initialFailure, onChallenge }: Props) {
  const [pending, setPending] = useState(false)
  const { failure, show, alert } = useFailure(initialFailure)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const keep = form.has('keep')
    setPending(true)
    const answer = await signIn({
      email: String(form.get('email')),
      password: String(form.get('password')),
      keep,
    })
    setPending(false)
    if (answer !== 'signed in' && 'challenge' in answer) onChallenge({ ...answer, keep })
    else show(answer === 'signed in' ? null : answer.failure)
  }
  return { failure, pending, submit, alert }
}
