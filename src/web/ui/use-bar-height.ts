import { type RefObject, useLayoutEffect } from 'react'

const property = '--bar-height'

/**
 * Publishes the height of a page's bottom bar as a CSS variable, so that floating elements stay above it. A bar that stands
 * `alone` takes the place of the shop's own; any other does so where the screen is low.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, place?: 'alone'): void {
  useLayoutEffect(() => {
    if (!bar.current) return
    const { style, dataset } = document.documentElement
    dataset.bar = place ?? 'stacked'
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty(property, `${height}px`)
    })
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
      delete dataset.bar
    }
  }, [bar, place])
}
