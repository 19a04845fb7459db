import { runTogether } from './run-step.ts'
import { runTests } from './run-tests.ts'

/** What takes long and seldom breaks: kills, backups, workers, and the browser in rare states. */
await runTogether('build')
await runTests('vitestSlow', 'playwrightSlow')
