import { runTogether } from './run-step.ts'
import { runTests } from './run-tests.ts'

/** What everybody runs before a push; the rest is in `test-slow.ts`. */
await runTogether('types', 'lint', 'build')
await runTests('vitest', 'playwright')
