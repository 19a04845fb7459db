import { type MouseEvent, useEffect, useState } from 'react'
import type { CallOutcome } from '../../../contract/staff-orders.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { setShortcutsEnabled, useShortcuts, useShortcutsEnabled } from '../shell/use-shortcuts.ts'
import { outcomes } from './outcomes.ts'

/** At the lower edge of the screen, where the thumb is; with the keys 1 to 4 as well. */
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
      <fieldset className="sticky bottom-0 z-header mt-6 grid grid-cols-2 gap-2 border-line border-t bg-white py-3 md:grid-cols-4">
        <legend className="sr-only">What the call came to</legend>
        {outcomes.map(({ outcome, label, key }) => (
          <Button
            key={outcome}
            size="large"
            variant={outcome === 'confirmed' ? 'primary' : 'outline'}
            aria-disabled={!ready}
            aria-keyshortcuts={keysOn ? key : undefined}
            onClick={choose(outcome)}
            // So short a pause need not be seen, and would flicker with every card.
            className="px-3 opacity-100!"
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
      <div className="flex flex-wrap items-center justify-between gap-x-6 text-ink-2 text-label">
        <p>Confirmed and cancelled cannot be taken back; cancelling asks first.</p>
        <Checkbox
          checked={keysOn}
          onChange={event => setShortcutsEnabled(event.target.checked)}
          label="Keys 1 to 4"
          className="pointer-coarse:hidden"
        />
      </div>
    </>
  )
}

/** Longer than anybody takes for the second press of a double one. */
const doublePressMs = 600

/** The next order comes up under the very finger that dealt with the last: a press too many must not fall on it. */
function useReady() {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), doublePressMs)
    return () => clearTimeout(timer)
  }, [])
  return ready
}
