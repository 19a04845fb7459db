import { type MouseEvent, useEffect, useState } from 'react'
import type { CallOutcome } from '../../../contract/orders/staff-orders.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { liftToasts } from '../../ui/lift-toasts.ts'
import { setShortcutsEnabled, useShortcuts, useShortcutsEnabled } from '../frame/use-shortcuts.ts'
import { outcomes } from './outcomes.ts'

/** At the lower edge of the screen, near the thumb; the keys 1 to 5 press them too. */
export function OutcomeButtons({ onChoose }: { onChoose: (outcome: CallOutcome) => void }) {
  const keysOn = useShortcutsEnabled()
  const ready = useReady()
  useShortcuts(
    Object.fromEntries(outcomes.map(({ key, outcome }) => [key, () => ready && onChoose(outcome)] as const)),
  )
  const choose = (outcome: CallOutcome) => (event: MouseEvent) => {
    const isSecondOfDouble = event.detail > 1
    if (!isSecondOfDouble) onChoose(outcome)
  }
  return (
    <>
      {/* Above the buttons, since messages lie below them on a desk. */}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 text-ink-2 text-label">
        <p>Cancelled and Change cannot be undone: cancelling asks you first, Change shows what it costs.</p>
        <Checkbox
          checked={keysOn}
          onChange={event => setShortcutsEnabled(event.target.checked)}
          label="Keys 1 to 5"
          className="pointer-coarse:hidden"
        />
      </div>
      <fieldset
        ref={liftToasts}
        className="sticky bottom-(--bar-height,0px) z-header mt-3 grid grid-cols-2 gap-2 border-line border-t bg-white py-3 md:flex md:flex-wrap md:*:grow md:*:whitespace-nowrap"
      >
        <legend className="sr-only">Outcome of the call</legend>
        {outcomes.map(({ outcome, label, key }) => (
          <Button
            key={outcome}
            size="large"
            variant={outcome === 'confirmed' ? 'primary' : 'outline'}
            aria-disabled={!ready}
            aria-keyshortcuts={keysOn ? key : undefined}
            onClick={choose(outcome)}
            // Showing so short a pause would make every new card flicker.
            className={cx('px-3 opacity-100!', outcome === 'confirmed' && 'max-md:col-span-2')}
          >
            {label}
            {keysOn && (
              <span aria-hidden="true" className="font-text text-caption opacity-75 pointer-coarse:hidden">
                {key}
              </span>
            )}
          </Button>
        ))}
      </fieldset>
    </>
  )
}

/** Longer than the second press of a double click takes. */
const doublePressMs = 600

/** The next order appears under the finger that pressed for the last one: a double press must not decide it too. */
function useReady() {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), doublePressMs)
    return () => clearTimeout(timer)
  }, [])
  return ready
}
