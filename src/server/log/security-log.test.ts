import { expect, test, vi } from 'vitest'
import type { LogFields } from './log.ts'
import { runForRequest } from './request-context.ts'
import { createSecurityLog, refusalEvent } from './security-log.ts'

function openLog() {
  const entries: LogFields[] = []
  return { entries, securityLog: createSecurityLog((level, _, fields) => entries.push({ level, ...fields })) }
}

test('phones and mails are masked, and what is no mail address is left out', () => {
  const { securityLog, entries } = openLog()
  securityLog('sign_in_refused', { email: 'sana@example.com', phone: '+92 300 1234567' })
  // A password typed into the wrong field.
  securityLog('sign_in_refused', { email: 'correct horse battery' })
  expect(entries).toMatchObject([{ email: 's***@example.com', phone: '***67' }, { email: '***' }])
})

test('an event says which request caused it', () => {
  const { securityLog, entries } = openLog()
  runForRequest('req-12345678', () => securityLog('signed_in', { userId: 'u1', network: '192.0.2.1' }))
  expect(entries).toMatchObject([
    { event: 'signed_in', requestId: 'req-12345678', userId: 'u1', network: '192.0.2.1', level: 'info' },
  ])
})

test('strangers cannot fill the log: ten lines a minute of a network and sixty of an event, then one', () => {
  vi.useFakeTimers()
  try {
    const { securityLog, entries } = openLog()
    for (let time = 0; time < 500; time++) securityLog('sign_in_refused', { network: '192.0.2.1' })
    expect(entries).toHaveLength(10)
    for (let network = 0; network < 5_000; network++)
      securityLog('sign_in_refused', { network: `2001:db8:0:${network}::/64` })
    expect(entries).toHaveLength(60)
    securityLog('staff_removed', { userId: 'u1' })
    expect(entries.at(-1)).toMatchObject({ event: 'staff_removed' })
    vi.advanceTimersByTime(60_000)
    expect(entries).toHaveLength(62)
    expect(entries.at(-1)).toMatchObject({ event: 'sign_in_refused', moreInLastMinute: 5_500 - 60 })
    vi.advanceTimersByTime(600_000)
    expect(entries).toHaveLength(62)
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['wrong_credentials', 401, 'json', 'sign_in_refused'],
  ['unauthenticated', 401, 'json', 'unauthenticated'],
  ['forbidden', 403, 'json', 'forbidden'],
  ['csrf', 403, 'json', 'forged_request'],
  ['too_many', 429, 'file', 'too_many'],
  ['not_an_image', 415, 'file', 'upload_refused'],
  ['too_large', 413, 'file', 'upload_refused'],
  ['invalid', 400, 'file', 'upload_refused'],
  ['invalid', 400, 'json', null],
  ['invalid', 400, 'signed', 'webhook_refused'],
  ['not_found', 404, 'json', null],
  ['busy', 503, 'file', null],
] as const)('the refusal %s with status %i (body: %s) is the event %s', (code, status, bodyKind, event) => {
  expect(refusalEvent(code, status, bodyKind)).toBe(event)
})
