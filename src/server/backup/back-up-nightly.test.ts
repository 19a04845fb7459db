import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test, vi } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { readConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { openEmbedded } from '../db/open.ts'
import { backUpNightly, runBackupCommand } from './back-up-nightly.ts'
import { listBackups } from './backup-folder.ts'
import { serveControl } from './control.ts'

const shop = await createTestApp()
const made: string[] = []

/** What one of the shop's processes does at this time of the machine's clock. */
async function look(
  time: string,
  run: () => Promise<void> = async () => void made.push(time),
  closing = new AbortController(),
) {
  shop.clock.now = new Date(`2026-11-${time}:00`)
  await backUpNightly(shop.deps, closing.signal, run)
}

test('the shop backs itself up once a night, whichever process comes first', async () => {
  await look('20T18:00')
  expect(made).toEqual(['20T18:00'])
  for (const time of ['20T23:50', '21T02:50', '21T03:00', '21T03:10', '21T18:00', '22T02:59'])
    await look(time)
  expect(made).toEqual(['20T18:00', '21T03:00'])
  await Promise.all([look('22T03:05'), look('22T03:05'), look('22T03:05')])
  expect(made).toEqual(['20T18:00', '21T03:00', '22T03:05'])
})

test('the nights go on after a clock that was years ahead was put right', async () => {
  made.length = 0
  const { signal } = new AbortController()
  await backUpNightly({ ...shop.deps, clock: () => new Date('2031-01-01T03:00:00') }, signal, async () => {})
  for (const time of ['22T03:20', '22T03:30', '22T18:00']) await look(time)
  expect(made).toEqual(['22T03:20'])
})

test('a backup that failed is tried again after an hour', async () => {
  await expect(look('23T03:00', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  made.length = 0
  for (const time of ['23T03:10', '23T03:50', '23T04:00', '23T04:10']) await look(time)
  expect(made).toEqual(['23T04:00'])
})

test('a backup that broke off because the shop closed is made anew', async () => {
  const closing = new AbortController()
  await look('25T03:00', async () => closing.abort(), closing)
  made.length = 0
  for (const time of ['25T03:30', '25T04:00']) await look(time)
  expect(made).toEqual(['25T04:00'])
})

test.runIf(inject('database').kind === 'pglite')(
  'the command that the shop starts saves it while it runs, as a nightly backup',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'zari-nightly-'))
    vi.stubEnv('DATA_DIR', dataDir)
    vi.stubEnv('DATABASE_URL', undefined)
    const opened = await openEmbedded(dataDir)
    await migrate(opened.db)
    const copy = opened.copyTo ?? (() => Promise.reject(new Error('An embedded database can be copied')))
    const control = await serveControl(dataDir, { copy, restart: async () => {} })
    const config = readConfig(process.env)
    // Whatever else runs on the machine, a test cannot wait for its turn at night.
    const run = (signal: AbortSignal) => runBackupCommand(signal, 0)
    const deps = { db: opened.db, clock: () => new Date(), config }
    await backUpNightly(deps, new AbortController().signal, run)
    expect(await listBackups(config.backups.folder)).toMatchObject([{ kind: 'nightly' }])
    control?.close()
    await opened.close()
    await rm(dataDir, { recursive: true })
    vi.unstubAllEnvs()
  },
)
