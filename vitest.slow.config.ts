import { defineConfig } from 'vitest/config'
import { processes } from './vitest.config.ts'

/** The slow half of the tests with processes of their own: `npm run test:slow`. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 3,
    projects: [{ test: { ...processes, include: ['test/slow/process/*.test.ts'] } }],
  },
})
