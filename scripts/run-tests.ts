import { stripVTControlCharacters } from 'node:util'
import { runStep, type StepName } from './run-step.ts'

/**
 * Vitest's tests and then the browser's: each keeps both cores of a small machine busy. Ends the process, with the closing
 * lines of both in sight.
 */
export async function runTests(vitestStep: StepName, playwrightStep: StepName): Promise<never> {
  const vitest = await runStep(vitestStep, true)
  if (!vitest.passed) process.exit(1)
  const playwright = await runStep(playwrightStep, true)
  console.info(`\nVitest, before:\n${closingLines(vitest.output)}`)
  process.exit(playwright.passed ? 0 : 1)
}

/** Vitest's summary, which is far above Playwright's by the end. */
function closingLines(output: string): string {
  const lines = output.split('\n')
  const from = lines.findLastIndex(line => /^\s*Test Files /.test(stripVTControlCharacters(line)))
  return lines.slice(from).join('\n').trimEnd()
}
