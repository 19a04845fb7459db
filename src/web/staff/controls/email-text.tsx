/** An e-mail address that goes on in a second line at its `@` alone; what is longer than a line ends in dots. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span title={email}>
      <span className={part}>{email.slice(0, at)}</span>
      <span className={part}>{email.slice(at)}</span>
    </span>
  )
}

const part = 'inline-block max-w-full truncate align-bottom'
