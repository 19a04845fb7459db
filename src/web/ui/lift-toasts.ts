const property = '--toast-lift'

/** A message and the space around it; three of them rarely come at once. */
const messageHeight = 88

/** How far each of the buttons in sight lifts messages: a drawer with buttons opens over a page with buttons. */
const lifts = new Map<HTMLElement, number>()

/**
 * Keeps messages above these buttons at the lower edge of the screen: `ref={liftToasts}`. Where the page ends so early that a
 * message fits below the buttons, it stays there.
 */
export const liftToasts = (bar: HTMLElement | null) => lift(bar, messageHeight)

/** The same, but never below the buttons: there the page has something else that must not be covered. */
export const liftToastsAbove = (bar: HTMLElement | null) => lift(bar, Number.POSITIVE_INFINITY)

function lift(bar: HTMLElement | null, room: number) {
  if (!bar) return
  const measure = () => {
    const { top, bottom } = bar.getBoundingClientRect()
    const edge = window.innerHeight - (Number.parseFloat(getComputedStyle(bar).bottom) || 0)
    lifts.set(bar, edge - bottom >= room ? 0 : Math.max(0, edge - top))
    publish()
  }
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  observer.observe(document.body)
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  document.addEventListener('scroll', measure, options)
  // A drawer slides in with its buttons.
  document.addEventListener('transitionend', measure, options)
  return () => {
    observer.disconnect()
    listening.abort()
    lifts.delete(bar)
    publish()
  }
}

function publish() {
  const { style } = document.documentElement
  if (lifts.size > 0) style.setProperty(property, `${Math.max(...lifts.values())}px`)
  else style.removeProperty(property)
}
