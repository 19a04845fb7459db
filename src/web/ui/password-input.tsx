import { type ComponentProps, useState } from 'react'
import { TextInput } from './text-input.tsx'

/** `autoComplete` says which password it is: `current-password` or `new-password`. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      onClick={() => setShown(!shown)}
      aria-label={shown ? 'Hide password' : 'Show password'}
      className="touch-room m-0.5 min-h-10 min-w-14 rounded-control px-2 font-semibold text-label hover:text-madder"
    >
      {shown ? 'Hide' : 'Show'}
    </button>
  )
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={toggle}
    />
  )
}
