/** What all parts have in common; `scripts/mutants.ts` adds what to change and which tests are to notice. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Most changed texts do not compile, and Stryker's check for that does not run with TypeScript 7.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Nor can Stryker read the settings of TypeScript 7, so it is given none.
  tsconfigFile: 'none',
  concurrency: 1,
  // A busy machine is not to be taken for an endless loop; real ones are also found by counting.
  timeoutMS: 60_000,
  // The same goes for the first run, without a mutant.
  dryRunTimeoutMinutes: 30,
  incremental: true,
  ignorePatterns: ['build', 'data', 'demo/pictures', 'screenshots'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
