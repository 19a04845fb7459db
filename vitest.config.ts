import { configDefaults, defineConfig } from 'vitest/config'
import { opensDatabase } from './test-support/opens-database.ts'
import { ProcessesFirst } from './test-support/processes-first.ts'
import { filesOf } from './test-support/source-tree.ts'

/** What starts processes or a browser of its own, and so needs more time. */
const apart = ['test/sandbox/killed.test.ts', 'test/sandbox/stripe-js.test.ts']
const server = ['src/server/**/*.test.ts', 'test/api/**/*.test.ts', 'test/old-shop/*.test.ts'].flatMap(
  filesOf,
)
const [withDatabase, withoutDatabase] = [
  server.filter(opensDatabase),
  server.filter(path => !opensDatabase(path)),
]
/** What is refused before any query is the same on either database; on PostgreSQL it takes half the time. */
const refusals = ['authorisation', 'bad-input', 'no-secrets-in-log'].map(name => `test/api/${name}.test.ts`)
/** Files leave nothing behind in modules or globals, so those of one worker need not load all anew: a third to a half of their time. */
const sharedModules = { isolate: false }
/** On a busy machine all takes ten times as long: what a test waits for, and the hundred steps of a random one. */
const patient = { expect: { poll: { timeout: 20_000 } }, testTimeout: 120_000, hookTimeout: 120_000 }
const alone = [
  'src/contract/**/*.test.ts',
  'src/web/**/*.test.{ts,tsx}',
  'test/*.test.ts',
  'test/contract/*.test.ts',
  'test/sandbox/**/*.test.ts',
  ...withoutDatabase,
]

/** Real processes: the built shop killed, started twice, side by side; the sandbox killed, and in a browser. */
export const processes = { name: 'process', ...patient }

/** The suites that open a database run twice, unchanged: on the embedded one and on a real PostgreSQL. */
export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores of a small machine: tests also wait, for a process or for a retry.
    maxWorkers: 3,
    sequence: { sequencer: ProcessesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: alone,
          exclude: [...configDefaults.exclude, ...apart],
          ...sharedModules,
          ...patient,
        },
      },
      { test: { ...processes, include: ['test/process/*.test.ts', ...apart] } },
      {
        test: {
          name: 'pglite',
          include: withDatabase,
          // Several instances of the shop need a server that they can share.
          exclude: [...configDefaults.exclude, 'test/api/postgres/**', ...refusals],
          globalSetup: 'test-support/database/pglite.ts',
          ...sharedModules,
          ...patient,
        },
      },
      {
        test: {
          name: 'postgres',
          include: withDatabase,
          globalSetup: 'test-support/database/postgres.ts',
          ...sharedModules,
          ...patient,
        },
      },
    ],
  },
})
