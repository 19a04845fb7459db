import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { signIn } from './sign-in.ts'

/** `post`, and a button that waits for hydration: a password must never end up in an address. */
export function LoginForm() {
  const awake = useHydrated()
  const { failure, pending, submit, alert } = useSignIn()
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
      />
      <PasswordInput label="Password" name="password" autoComplete="current-password" />
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

function useSignIn() {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<{ words: string; at: number } | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) alert.current?.focus()
  }, [failure])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setPending(true)
    const words = await signIn({
      email: String(form.get('email')),
      password: String(form.get('password')),
      keep: form.has('keep'),
    })
    setPending(false)
    setFailure(words === null ? null : { words, at: Date.now() })
  }
  return { failure, pending, submit, alert }
}
