import { expect, test } from 'vitest'
import type { ShopHealth } from '../../../contract/health.ts'
import { ageText, healthLines, sizeText } from './health-lines.ts'

const gigabyte = 1024 ** 3
const at = '2026-11-22T12:00:00.000Z'
const before = (hours: number) => new Date(Date.parse(at) - hours * 3_600_000).toISOString()

const wellMail = { isSent: true, waiting: 0, refused: 0, givenUp: 0, oldestAt: null, lastError: null }
const well: ShopHealth = {
  ...{ at, version: '0.1.0', startedAt: before(72), processes: 2 },
  database: { kind: 'postgresql', bytes: 45 * 1024 ** 2 },
  disk: { freeBytes: 18 * gigabyte, totalBytes: 25 * gigabyte },
  ...{ isDemo: false, backsUp: true, newestBackupAt: before(9) },
  mail: wellMail,
  chores: (['sums', 'expired', 'pictures'] as const).map(name => ({
    name,
    doneAt: before(0.01),
    failedAt: null,
  })),
}
const [sums, ...otherChores] = well.chores as [ShopHealth['chores'][number]]

const lineOf = (name: string, changes: Partial<ShopHealth>) => {
  const { advice, ...line } = healthLines({ ...well, ...changes }).find(known => known.name === name) ?? {}
  return { ...line, hasAdvice: advice !== undefined }
}

test('a shop that is well says so, and gives no advice', () => {
  expect(healthLines(well)).toEqual(
    [
      ['Backups', 'The newest backup is 9 hours old.'],
      ['Mail', 'All mail is sent.'],
      ['Work in the background', 'Everything is done on time.'],
      ['Disk', '18 GB of 25 GB free.'],
      ['Database', '45 MB, on a PostgreSQL server.'],
      ['Program', 'Version 0.1.0, running for 3 days in 2 processes.'],
    ].map(([name, text]) => ({ name, text, state: 'good' })),
  )
})

const mail = (changes: Partial<ShopHealth['mail']>) => ({ mail: { ...wellMail, ...changes } })
const disk = (freeBytes: number, totalBytes = 25 * gigabyte) => ({ disk: { freeBytes, totalBytes } })
const chores = (changes: Partial<typeof sums>) => ({ chores: [{ ...sums, ...changes }, ...otherChores] })

test.each<[string, string, string, Partial<ShopHealth>]>([
  ['Backups', 'problem', 'No backup yet.', { newestBackupAt: null }],
  ['Backups', 'look', 'The newest backup is 3 days old.', { newestBackupAt: before(80) }],
  [
    'Mail',
    'problem',
    'One mail could not be sent and will not be tried again. The mail server said: “550 no”',
    mail({ givenUp: 1, lastError: '550 no' }),
  ],
  ['Mail', 'look', '3 mails could not be sent yet and will be tried again.', mail({ refused: 3 })],
  ['Mail', 'problem', 'Mail has been waiting for 2 hours.', mail({ waiting: 1, oldestAt: before(2) })],
  [
    'Mail',
    'look',
    'Mail is not sent but written to files, since no mail server is set.',
    mail({ isSent: false }),
  ],
  [
    'Work in the background',
    'problem',
    'Adding up sales failed 2 hours ago.',
    chores({ failedAt: before(2) }),
  ],
  [
    'Work in the background',
    'problem',
    'Adding up sales is late: last done 5 hours ago.',
    chores({ doneAt: before(5) }),
  ],
  [
    'Work in the background',
    'problem',
    'Adding up sales is late: it was never done.',
    chores({ doneAt: null }),
  ],
  ['Disk', 'problem', '300 MB of 25 GB free.', disk(300 * 1024 ** 2)],
  ['Disk', 'look', '2 GB of 25 GB free.', disk(2 * gigabyte)],
  ['Disk', 'look', 'This system does not tell how much room is left.', { disk: null }],
])('%s: %s, "%s", with what to do', (name, state, text, changes) => {
  expect(lineOf(name, changes)).toEqual({ name, state, text, hasAdvice: true })
})

test('nothing is late in a shop that was closed for days and has just been opened', () => {
  const changes = { ...chores({ doneAt: before(200) }), startedAt: before(0.1) }
  expect(lineOf('Work in the background', changes)).toMatchObject({ state: 'good' })
})

test.each<[string, string, Partial<ShopHealth>]>([
  [
    'Backups',
    'A demo is not backed up. A shop for customers is, every night.',
    { isDemo: true, backsUp: false },
  ],
  ['Backups', 'The first backup is made in a few minutes.', { startedAt: before(0.2) }],
  ['Mail', 'A demo sends no mail. It writes mails to files.', { isDemo: true, ...mail({ isSent: false }) }],
])('%s: "%s" is no problem', (name, text, changes) => {
  expect(lineOf(name, { newestBackupAt: null, ...changes })).toEqual({
    ...{ name, state: 'good', text, hasAdvice: false },
  })
})

test('a shop whose backups are turned off is told which setting does it', () => {
  const advice = (changes: Partial<ShopHealth>) =>
    healthLines({ ...well, backsUp: false, ...changes })[0]?.advice
  expect(advice({ newestBackupAt: null })).toContain('BACKUPS=off')
  expect(advice({ newestBackupAt: before(80) })).toContain('BACKUPS=off')
})

test('mail that is on its way is no problem', () => {
  expect(lineOf('Mail', mail({ waiting: 2, oldestAt: before(0.1) }))).toMatchObject({
    state: 'good',
    text: '2 mails on the way.',
  })
})

test.each([
  [0, '0 seconds'],
  [1_000, '1 second'],
  [119_000, '119 seconds'],
  [7_200_000, '2 hours'],
  [172_800_000, '2 days'],
])('%i ms are "%s"', (ms, text) => expect(ageText(ms)).toBe(text))

test.each([
  [0, '0 MB'],
  [1.5 * gigabyte, '1.5 GB'],
  [400.4 * gigabyte, '400 GB'],
])('%i bytes are "%s"', (bytes, text) => expect(sizeText(bytes)).toBe(text))
