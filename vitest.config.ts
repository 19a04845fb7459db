import { configDefaults, defineConfig } from 'vitest/config'

const withDatabase = ['src/server/**/*.test.ts', 'test/api/**/*.test.ts']
const alone = [
  'src/contract/**/*.test.ts',
  'src/web/**/*.test.{ts,tsx}',
  'test/*.test.ts',
  'test/sandbox/**/*.test.ts',
]

/** The suites that touch the database run twice, unchanged: on the embedded one and on a real PostgreSQL. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { test: { name: 'unit', include: alone } },
      // Real processes of the built shop: killed, started twice, side by side.
      {
        test: {
          name: 'process',
          include: ['test/process/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'pglite',
          include: withDatabase,
          // Several instances of the shop need a server that they can share.
          exclude: [...configDefaults.exclude, 'test/api/postgres/**'],
          globalSetup: 'test/database/pglite.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: withDatabase,
          globalSetup: 'test/database/postgres.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
