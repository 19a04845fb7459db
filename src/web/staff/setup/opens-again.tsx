import { useEffect } from 'react'
import { seconds } from '../../../contract/durations.ts'
import { paths } from '../paths.ts'

/** Outlives the screen, which is drawn anew for the new owner. */
let opening: Promise<void> | null = null

/** Whether the demo was left here, and the shop has not opened again yet. */
export const opensAgain = (): boolean => opening !== null

/** Waits while the shop closes as a demo and opens as the owner's own, and then begins anew. */
export function beginAgain(): void {
  opening ??= waitUntilOpen().then(() => location.assign(paths.setup()))
}

/** What is shown meanwhile. */
export function OpensAgain() {
  useEffect(beginAgain, [])
  return (
    <section aria-labelledby="left-title" className="max-w-text">
      <h2 id="left-title" className="font-semibold text-heading">
        The demo is over
      </h2>
      <p role="status" className="mt-2 text-ink-2">
        Your shop closes for a moment and opens as your own. Please wait.
      </p>
    </section>
  )
}

const askEveryMs = seconds(0.25)
/** A shop of several processes opens them one by one, so that none is seen to close. */
const closesWithinMs = seconds(5)

async function waitUntilOpen(): Promise<void> {
  const latest = Date.now() + closesWithinMs
  while (Date.now() < latest && (await isOpen())) await pause()
  while (!(await isOpen())) await pause()
}

const pause = () => new Promise(resolve => setTimeout(resolve, askEveryMs))

const isOpen = () =>
  fetch('/readyz').then(
    ({ ok }) => ok,
    () => false,
  )
