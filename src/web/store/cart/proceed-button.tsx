import { type MouseEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'

type Props = {
  /** Why the cart cannot be ordered as it is. */
  blockedBecause: string | null
  /** Sends waiting changes; resolves to whether all were accepted. */
  settle: () => Promise<boolean>
  className?: string
}

export function ProceedButton({ blockedBecause, settle, className }: Props) {
  const reason = useId()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState(false)

  const proceed = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (waiting) return
    setWaiting(true)
    const settled = await settle()
    setWaiting(false)
    if (settled) await navigate(paths.checkout())
  }

  if (blockedBecause !== null) {
    return (
      <div className={className}>
        <Button size="large" className="w-full" aria-disabled aria-describedby={reason}>
          Proceed to Checkout
        </Button>
        <p id={reason} className="mt-2 text-caption text-error">
          {blockedBecause}
        </p>
      </div>
    )
  }
  return (
    <Link to={paths.checkout()} onClick={proceed} className={cx(buttonClass({ size: 'large' }), className)}>
      Proceed to Checkout
    </Link>
  )
}
