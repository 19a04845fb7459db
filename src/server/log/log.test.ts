import { expect, test, vi } from 'vitest'
import { createLogs } from './open-log.ts'
import { runForRequest } from './request-context.ts'
import { writeJson } from './write-json.ts'
import { writeText } from './write-text.ts'

/** Both logs over the JSON writer, with the lines that they have written. */
async function jsonLogs(level: 'info' | 'error' = 'info') {
  const lines: string[] = []
  const logs = createLogs(await writeJson(level, { write: line => lines.push(line) }))
  return { ...logs, lines, entries: () => lines.map(line => JSON.parse(line)) }
}

function textLogs() {
  const lines: string[] = []
  const clock = () => new Date('2026-11-22T10:00:00Z')
  return { ...createLogs(writeText({ level: 'info', clock, print: (_, line) => lines.push(line) })), lines }
}

test('collected logs are one line of JSON an entry, with level, time and fields', async () => {
  const { log, entries } = await jsonLogs()
  log.info('Filling the shop', { products: 60 })
  log.error('Sending mail', Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' }))
  expect(entries()).toMatchObject([
    { level: 'info', msg: 'Filling the shop', products: 60, time: expect.stringMatching(/^20.*Z$/) },
    {
      level: 'error',
      msg: 'Sending mail',
      err: { type: 'Error', message: 'no route', code: 'EHOSTUNREACH' },
    },
  ])
})

test('LOG_LEVEL leaves out what matters less', async () => {
  const { log, entries } = await jsonLogs('error')
  log.info('quiet')
  log.warn('quiet too')
  log.error('loud', 'why')
  expect(entries()).toMatchObject([{ msg: 'loud' }])
})

test('lines about a request have its id, and lines of background work have none', async () => {
  const { log, entries } = await jsonLogs()
  await runForRequest('req-12345678', async () => {
    await Promise.resolve()
    log.error('A call', new Error('broken'))
  })
  log.info('Housekeeping')
  expect(entries().map(({ requestId }) => requestId)).toEqual(['req-12345678', undefined])
})

test('a line for people says what the shop says of itself as it is, and errors with time and cause', () => {
  const { log, lines } = textLogs()
  log.info('The work is shared by the processes 1, 2.')
  log.error('Sending mail', new Error('no route', { cause: 'cable' }), { mail: '7' })
  expect(lines[0]).toBe('The work is shared by the processes 1, 2.')
  expect(lines[1]).toMatch(/^2026-11-22T10:00:00.000Z error Sending mail mail=7\n {2}Error: no route\n/)
  expect(lines[1]).toMatch(/\n {2}Cause: {2}string: cable$/)
})

test.each(['json', 'text'] as const)(
  'no text of a user begins a line of its own in the log (%s)',
  async kind => {
    const { log, securityLog, lines } = kind === 'json' ? await jsonLogs() : textLogs()
    const evil = 'x\n{"level":"info","msg":"forged"}\r\u001b[2J\u2028y'
    log.info(evil, { given: evil })
    log.warn(evil)
    securityLog('forbidden', { what: evil, network: evil, email: evil, phone: evil })
    expect(lines).toHaveLength(3)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
    for (const line of lines) expect(line.trimEnd()).not.toMatch(/[\n\r\u001b]/)
  },
)

test('what errors quote of people and secrets is masked', async () => {
  const { log, lines } = await jsonLogs()
  const detail = 'Key (email)=(sana@example.com) already exists'
  const cause = Object.assign(
    new Error(
      '550 <sana@example.com> unknown, call +92 300 1234567, postgres://zari:hunter2@db/zari sk_live_abc123',
    ),
    { detail },
  )
  log.error('Sending mail', cause)
  expect(lines.join()).toContain('s***@example.com')
  for (const secret of ['sana@', '1234567', 'hunter2', 'sk_live_abc', 'Key (email)'])
    expect(lines.join()).not.toContain(secret)
})

test('one kind of error that comes again and again leaves a count of the rest once a minute', async () => {
  vi.useFakeTimers()
  try {
    const { log, entries } = await jsonLogs()
    for (let time = 0; time < 1_000; time++) log.error('GET /api/cart/get', new Error('gone'))
    log.error('Sending mail', new Error('gone'))
    expect(entries()).toHaveLength(61)
    vi.advanceTimersByTime(60_000)
    expect(entries().at(-1)).toMatchObject({ msg: 'GET /api/cart/get', moreInLastMinute: 940 })
    log.error('GET /api/cart/get', new Error('gone'))
    expect(entries()).toHaveLength(63)
  } finally {
    vi.useRealTimers()
  }
})
