const property = '--toast-lift'

/** A message and the space around it; three of them rarely come at once. */
const messageHeight = 88

/**
 * Keeps messages above these buttons at the lower edge of the screen: `ref={liftToasts}`. Where the page ends so early that a
 * message fits below the buttons, it stays there.
 */
export function liftToasts(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const lift = () => {
    const { top, bottom } = bar.getBoundingClientRect()
    const edge = window.innerHeight - (Number.parseFloat(getComputedStyle(bar).bottom) || 0)
    const fits = edge - bottom >= messageHeight
    style.setProperty(property, `${fits ? 0 : Math.max(0, edge - top)}px`)
  }
  const observer = new ResizeObserver(lift)
  observer.observe(bar)
  observer.observe(document.body)
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  document.addEventListener('scroll', lift, options)
  // A drawer slides in with its buttons.
  document.addEventListener('transitionend', lift, options)
  return () => {
    observer.disconnect()
    listening.abort()
    style.removeProperty(property)
  }
}
