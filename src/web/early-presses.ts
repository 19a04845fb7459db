import { seconds } from '../contract/durations.ts'

declare global {
  interface Window {
    /** What was pressed last before the page's scripts ran, as the starter of the scripts keeps it. */
    earlyPress?: EventTarget | null
  }
}

/** A press that is answered later than this surprises more than it helps. */
const maxWaitMs = seconds(10)

/** Buttons that the server wrote work once React has given them their handlers, which may be long after they show. */
const works = (button: Element) => Object.keys(button).some(key => key.startsWith('__reactProps'))

/** Presses again, once it works, what is pressed before. Links and forms work without scripts. */
export function followEarlyPresses(): void {
  const written = new WeakSet<Element>(document.querySelectorAll('button[type=button]'))
  let last: Element | null = null
  const follow = (pressed: EventTarget | null | undefined) => {
    const button = pressed instanceof Element ? pressed.closest<HTMLButtonElement>('button') : null
    if (!button || !written.has(button) || works(button)) return false
    if (button === last) return true
    last = button
    const until = performance.now() + maxWaitMs
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
  follow(window.earlyPress)
  // Before React, which would answer the press too if it came just in time.
  addEventListener('click', event => follow(event.target) && event.stopPropagation(), true)
}
