import { type FormEvent, useId, useState } from 'react'
import { encode } from 'uqr'
import type { SecondFactorSetup } from '../../../contract/accounts/second-factor.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'

type Props = { setup: SecondFactorSetup; onClose: () => void; onDone: (recoveryCodes: string[]) => void }

/** Shows the secret to the phone, and turns the codes on with the first of them. */
export function SetUpDialog({ setup, onClose, onDone }: Props) {
  const id = useId()
  const { error, pending, submit } = useFirstCode(onDone)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Set up codes from your phone"
      className={staffDialogClass}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending} pendingLabel="Checking…">
            Turn on
          </Button>
        </>
      }
    >
      <ol className="list-decimal space-y-4 pl-5">
        <li>
          Open an app for codes on your phone, such as Google Authenticator, Microsoft Authenticator or
          1Password, and scan this:
          <QrCode text={setup.uri} className="my-3 size-44" />
          <span className="block text-ink-2">No camera? Type this key into the app:</span>
          <code className="wrap-anywhere mt-1 block select-all text-body-s">{inFours(setup.secret)}</code>
        </li>
        <li>
          <form id={id} noValidate onSubmit={submit}>
            <TextInput
              label="Enter the six digits that the app shows now"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              error={error ?? undefined}
              data-autofocus
            />
          </form>
        </li>
      </ol>
    </Dialog>
  )
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function useFirstCode(onDone: (recoveryCodes: string[]) => void) {
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    if (!code) return setError('Enter the six digits from your phone.')
    setPending(true)
    try {
      onDone((await browserApi.accounts.turnOnSecondFactor({ body: { code } })).recoveryCodes)
    } catch (cause) {
      setError(asApiError(cause).message)
      setPending(false)
    }
  }
  return { error, pending, submit }
}

/** Dark squares on white with the border that cameras need, whatever the page's colours. */
function QrCode({ text, className }: { text: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label="QR code for the app on your phone"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx('border border-line bg-white', className)}
    >
      <path d={squares.join('')} fill="black" />
    </svg>
  )
}
