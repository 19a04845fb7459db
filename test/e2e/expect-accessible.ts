import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../test-support/find-violations.ts'

/** Nothing that axe can find once nothing moves any more; `targets` as of `findViolations`. */
export async function expectAccessible(page: Page, asked: { targets?: boolean } = {}): Promise<void> {
  let violations: unknown[] = []
  for (let examined = 0; examined < maxExaminations; examined++) {
    await animationsEnd(page)
    const wasBusy = await isBusy(page)
    const before = JSON.stringify(violations)
    violations = await findViolations(page, asked)
    if (violations.length === 0) break
    const isBusyStill = wasBusy || (await isBusy(page))
    // A button may have changed its colour in the middle of it: what is wrong is found twice.
    if (!isBusyStill && JSON.stringify(violations) === before) break
    if (isBusyStill) await page.locator(busy).first().waitFor({ state: 'detached' })
  }
  expect(violations).toEqual([])
}

/** A list that is read again is dim for that moment, which may be any in a shop that others use too. */
const busy = '[aria-busy=true]'
const maxExaminations = 5

const isBusy = async (page: Page) => (await page.locator(busy).count()) > 0

/** What fades in or out has no colour of its own yet. */
const animationsEnd = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
