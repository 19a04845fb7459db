import type { Plugin } from 'vitest/config'
import { defineConfig } from 'vitest/config'
import { keptForks } from './kept-fork.ts'

/** Stryker sets the pool on the command line, so it has to be set once more after that. */
const useKeptForks: Plugin = {
  name: 'use-kept-forks',
  configureVitest: ({ project }) => {
    project.config.pool = keptForks.name
    project.config.poolRunner = keptForks
  },
}

/** The suites that need neither PostgreSQL nor processes of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [useKeptForks],
        test: { name: 'unit', include: ['src/contract/**/*.test.ts'], isolate: false },
      },
      {
        plugins: [useKeptForks],
        test: {
          name: 'pglite',
          include: ['src/server/**/*.test.ts', 'test/api/*.test.ts'],
          globalSetup: 'test-support/database/pglite.ts',
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
