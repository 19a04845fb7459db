import type { Page } from '@playwright/test'
import { brokenWords } from './broken-words.ts'
import { beyondTheEdge, drawn, expect } from './shop-test.ts'

const widths = [390, 768, 1024, 1280, 1440]

/** Neither the page is wider than the screen nor the table than its place, which may end beside an open order. */
export async function expectTableToFit(page: Page, on = widths): Promise<void> {
  const table = page.getByRole('table', { includeHidden: true }).first()
  for (const width of on) {
    await page.setViewportSize({ width, height: 1024 })
    await drawn(page)
    const seen = `at ${width} px`
    // Below zero where a dialog has taken the scroll bar away.
    await expect.poll(() => beyondTheEdge(page), seen).toBeLessThanOrEqual(0)
    const tooWide = await table.evaluate(
      element => element.getBoundingClientRect().width - (element.parentElement?.clientWidth ?? 0),
    )
    expect(tooWide, seen).toBeLessThan(1)
    expect(await brokenWords(table), seen).toEqual([])
  }
}
