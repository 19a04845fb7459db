import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../test-support/find-violations.ts'

/** Nothing that axe can find once nothing moves any more. */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnd(page)
  expect(await findViolations(page)).toEqual([])
}

/** What fades in or out has no colour of its own yet. */
const animationsEnd = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
