import { useState } from 'react'
import { Link } from 'react-router'
import { readSession } from '../../api/session.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { X } from '../../ui/icons.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useSecondFactor } from '../access/second-factor-context.ts'
import { paths } from '../paths.ts'

const dismissedKey = () => `second-factor-offer-dismissed ${readSession()?.userId}`

/** A quiet line for members without a second factor, until they dismiss it in this browser. */
export function SecondFactorOffer() {
  const { value } = useSecondFactor()
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(dismissedKey()) !== null)
  if (isDismissed || value === null || value.since !== null) return null
  const dismiss = () => {
    localStorage.setItem(dismissedKey(), '1')
    setIsDismissed(true)
  }
  return (
    <p className="mb-5 flex items-center gap-2 border-line border-b text-ink-2">
      <Link to={paths.security()} className={`${textLink} inline-flex min-h-11 items-center`}>
        Protect this account with codes from your phone
      </Link>
      <IconButton label="Dismiss" onClick={dismiss} className="ml-auto">
        <X />
      </IconButton>
    </p>
  )
}
