import { defineConfig } from 'vitest/config'

const settings = {
  include: ['test/slow/fuzz/*.test.ts'],
  testTimeout: 1_800_000,
  hookTimeout: 120_000,
}

/** What takes minutes: `npm run fuzz`. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 1,
    projects: [
      { test: { ...settings, name: 'pglite', globalSetup: 'test-support/database/pglite.ts' } },
      { test: { ...settings, name: 'postgres', globalSetup: 'test-support/database/postgres.ts' } },
    ],
  },
})
