import { runTogether } from './run-step.ts'

/** The quick check while working: types, lint, structure and unit tests. */
await runTogether('types', 'lint', 'unit')
