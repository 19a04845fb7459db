const property = '--toast-lift'

/** Above and below the messages. */
const space = 16

/** One message, or as many as lie on top of each other by now. */
const oneMessage = 56
let messagesHeight = oneMessage

const measures = new Set<() => void>()

/** How far each of the buttons in sight lifts messages: a drawer with buttons opens over a page with buttons. */
const lifts = new Map<HTMLElement, number>()

/**
 * Keeps messages above these buttons at the lower edge of the screen: `ref={liftToasts}`. Where the page ends so early that
 * all messages fit below the buttons, they stay there.
 */
export const liftToasts = (bar: HTMLElement | null) => lift(bar, () => messagesHeight + 2 * space)

/** The same, but never below the buttons: there the page has something else that must not be covered. */
export const liftToastsAbove = (bar: HTMLElement | null) => lift(bar, () => Number.POSITIVE_INFINITY)

/** Measures all messages together, of which several may have come: `ref={messageStack}`. */
export function messageStack(stack: HTMLElement | null) {
  if (!stack) return
  const observer = new ResizeObserver(() => {
    messagesHeight = Math.max(oneMessage, stack.offsetHeight)
    for (const measure of measures) measure()
  })
  observer.observe(stack)
  return () => observer.disconnect()
}

function lift(bar: HTMLElement | null, room: () => number) {
  if (!bar) return
  const measure = () => {
    const { top, bottom } = bar.getBoundingClientRect()
    const edge = window.innerHeight - (Number.parseFloat(getComputedStyle(bar).bottom) || 0)
    lifts.set(bar, edge - bottom >= room() ? 0 : Math.max(0, edge - top))
    publish()
  }
  measures.add(measure)
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
    measures.delete(measure)
    lifts.delete(bar)
    publish()
  }
}

function publish() {
  const { style } = document.documentElement
  if (lifts.size > 0) style.setProperty(property, `${Math.max(...lifts.values())}px`)
  else style.removeProperty(property)
}
