import type { Plugin } from 'vitest/config'
import { defineConfig } from 'vitest/config'
import { keptForks } from './kept-fork.ts'
import { parts } from './parts.ts'
import { QuickFilesFirst } from './quick-files-first.ts'

/** Stryker sets the pool on the command line, so it has to be set once more after that. */
const useKeptForks: Plugin = {
  name: 'use-kept-forks',
  configureVitest: ({ project }) => {
    project.config.pool = keptForks.name
    project.config.poolRunner = keptForks
  },
}

/**
 * The tests of the part that `scripts/mutants.ts` names. Stryker's own option for test files is of no use here: with it,
 * a mutant in code that runs while its module loads is planted too late and survives.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: QuickFilesFirst },
    projects: [
      {
        plugins: [useKeptForks],
        test: {
          name: 'mutants',
          include: parts[process.env.MUTANTS_PART ?? '']?.tests ?? [],
          setupFiles: 'scripts/mutants/before-file.ts',
          globalSetup: 'test-support/database/postgres.ts',
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
    ],
  },
})
