import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Half as long as what `axe-core` exports as its source, which every document reads anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Violation = { rule: string; elements: string[] }

/**
 * What axe finds wrong, of any severity, by the rules of WCAG 2.2 AA and its best practices. `targets`: also what is too
 * small or too close to press, which is asked of pages without an open menu over them.
 */
export async function findViolations(page: Page, { targets = false } = {}): Promise<Violation[]> {
  await Promise.all(page.frames().map(loadAxe))
  // Only the violations leave the page: sending what passed to the test takes longer than finding it.
  const found = await page.evaluate(async targets => {
    // Base UI's guards at both ends of a menu pass the focus on at once, so nobody ever stands on one.
    const page = { exclude: '[data-base-ui-focus-guard]' }
    const rules = { 'target-size': { enabled: targets } }
    const result = await window.axe?.run(page, { resultTypes: ['violations'], rules })
    return result?.violations.map(({ id, nodes }) => ({
      rule: id,
      elements: nodes.map(node => node.target.join(' ')),
    }))
  }, targets)
  if (!found) throw new Error('The page was left while axe looked at it.')
  return found
}

/** A document keeps axe until the next one is loaded. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => !!window.axe))) await frame.evaluate(source)
}
