const property = '--toast-lift'

/** Keeps messages above these buttons at the lower edge of the screen: `ref={liftToasts}`. */
export function liftToasts(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}
