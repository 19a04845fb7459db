import { stripVTControlCharacters } from 'node:util'
import { runStep, runTogether } from './run-step.ts'

/** Everything. Vitest and Playwright come one after the other: each keeps both cores of a small machine busy. */
await runTogether('types', 'lint', 'build')
const vitest = await runStep('vitest', true)
if (!vitest.passed) process.exit(1)
const playwright = await runStep('playwright', true)
console.info(`\nVitest, before:\n${closingLines(vitest.output)}`)
process.exit(playwright.passed ? 0 : 1)

/** Vitest's summary, which is far above Playwright's by the end. */
function closingLines(output: string): string {
  const lines = output.split('\n')
  const from = lines.findLastIndex(line => /^\s*Test Files /.test(stripVTControlCharacters(line)))
  return lines.slice(from).join('\n').trimEnd()
}
