import { type RefObject, useLayoutEffect } from 'react'

const property = '--bar-height'

/** Publishes the height of a page's bottom bar as a CSS variable, so that floating elements stay above it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!bar.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty(property, `${height}px`)
    })
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [bar])
}
