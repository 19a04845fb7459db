import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

test('a run that used the test PostgreSQL and failed ends as failed', async () => {
  const run = `
    const { startPostgres } = await import('./test-support/database/start-postgres.ts')
    const server = await startPostgres()
    await server.stop()
    process.exitCode = 3`
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], { stdio: 'inherit' })
  expect(await once(child, 'exit')).toEqual([3, null])
})
