import { useState } from 'react'
import { Link } from 'react-router'
import type { OpeningStep } from '../../../contract/settings/opening.ts'
import { browserApi } from '../../api/browser.ts'
import { readSession, useSession } from '../../api/session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { X } from '../../ui/icons.tsx'
import { CircleCheck } from '../../ui/page-icons.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useRead } from '../cache/use-read.ts'
import { paths } from '../paths.ts'
import { openingText } from './opening-steps.ts'

/** What the owner of a new shop has yet to do before it opens; others of the staff cannot do it. */
export const OpeningList = () => (useSession()?.staffRole === 'owner' ? <OwnersList /> : null)

const dismissedKey = () => `opening-list-dismissed ${readSession()?.userId}`

/** It goes by itself once all is done, or when the owner dismisses it in this browser. */
function OwnersList() {
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(dismissedKey()) !== null)
  const { answer } = useRead(['opening'], signal => browserApi.setup.opening({}, { signal }))
  if (isDismissed || answer.state !== 'ready') return null
  const { steps, backups } = answer.value
  if (steps.every(({ done }) => done)) return null
  const dismiss = () => {
    localStorage.setItem(dismissedKey(), '1')
    setIsDismissed(true)
  }
  return (
    <section
      aria-labelledby="opening-title"
      className="mb-8 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      <div className="flex items-start gap-2">
        <div className="grow">
          <h2 id="opening-title" className="font-semibold text-heading">
            Before you open
          </h2>
          <p className="text-body-s text-ink-2">
            {steps.filter(({ done }) => done).length} of {steps.length} done.
          </p>
        </div>
        <IconButton label="Hide this list" onClick={dismiss} className="-mt-2 -mr-2">
          <X />
        </IconButton>
      </div>
      {steps.some(({ step, done }) => !done && inSetup.includes(step)) && (
        <Link to={paths.setup()} className={buttonClass({ size: 'small', className: 'mt-3' })}>
          Set up step by step
        </Link>
      )}
      <ol className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {steps.map(each => (
          <Step key={each.step} {...each} {...openingText(each.step, { backups })} />
        ))}
      </ol>
    </section>
  )
}

/** What the steps of setting up do. */
const inSetup: OpeningStep[] = ['name', 'money', 'delivery', 'look', 'categories', 'products']

const Step = ({ done, text, to }: { done: boolean; text: string; to: string }) => (
  <li className="flex min-h-11 items-center gap-3">
    <span
      aria-hidden="true"
      className={cx(
        'grid size-5 shrink-0 place-items-center rounded-full',
        done ? 'text-success' : 'border border-control',
      )}
    >
      {done && <CircleCheck size={20} />}
    </span>
    {done ? (
      <span className="text-ink-2">
        {text} <span className="sr-only">(done)</span>
      </span>
    ) : (
      <Link to={to} className={`${textLink} inline-flex min-h-11 items-center`}>
        {text}{' '}
      </Link>
    )}
  </li>
)
