import { seconds } from '../contract/durations.ts'

declare global {
  interface Window {
    /** The last press before the page's scripts ran, as the starter of the scripts keeps it. */
    earlyPress?: MouseEvent
  }
}

/** A press that is answered later than this surprises more than it helps. */
const maxWaitMs = seconds(10)

/** Buttons that the server wrote work once React has given them their handlers, which may be long after they show. */
const works = (button: Element) => Object.keys(button).some(key => key.startsWith('__reactProps'))

/** Presses a button again once it works, if it was pressed before that. Links and forms work without scripts. */
export function followEarlyPresses(): void {
  const written = new WeakSet<Element>(document.querySelectorAll('button[type=button]'))
  let last: Element | null = null
  const follow = ({ target, timeStamp }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null
    if (!button || !written.has(button) || works(button)) return false
    if (button === last) return true
    last = button
    const until = timeStamp + maxWaitMs
    const again = () => {
      if (last !== button) return
      const isOver = !button.isConnected || performance.now() > until
      if (!isOver && !works(button)) return requestAnimationFrame(again)
      last = null
      if (!isOver) button.click()
    }
    again()
    return true
  }
  window.onclick = null
  if (window.earlyPress) follow(window.earlyPress)
  // Before React, which would answer the press too if it came just in time.
  addEventListener('click', event => follow(event) && event.stopPropagation(), true)
}
