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

/** What axe finds wrong, of any severity, by the rules of WCAG 2.2 AA and its best practices. */
export async function findViolations(page: Page): Promise<Violation[]> {
  await Promise.all(page.frames().map(loadAxe))
  // Only the violations leave the page: sending what passed to the test takes longer than finding it.
  const found = await page.evaluate(async () => {
    // Base UI's guards at both ends of a menu pass the focus on at once, so nobody ever stands on one.
    const page = { exclude: '[data-base-ui-focus-guard]' }
    // Of WCAG 2.2, but axe asks for it only where it is told to; an open menu covers parts of what is below it.
    const hasMenu = document.querySelector('[aria-expanded="true"]') !== null
    const rules = { 'target-size': { enabled: !hasMenu } }
    const result = await window.axe?.run(page, { resultTypes: ['violations'], rules })
    return result?.violations.map(({ id, nodes }) => ({
      rule: id,
      elements: nodes.map(node => node.target.join(' ')),
    }))
  })
  if (!found) throw new Error('The page was left while axe looked at it.')
  return found
}

/** A document keeps axe until the next one is loaded. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => !!window.axe))) await frame.evaluate(source)
}
