import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifted: number
  }
}

/** Adds up what moves by itself while the page loads. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver(list => {
      // The types of the DOM do not know layout shifts.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
