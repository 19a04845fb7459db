import { expect, test } from 'vitest'
import { stopOnPanic } from '../embedded/stop-on-panic.ts'
import { orFullDisk } from './full-disk.ts'

const panicWith = (severity: string) => {
  const asked: string[] = []
  const ask = async (statement: unknown) => {
    asked.push(String(statement))
    if (statement !== 'commit') throw new Error('would wait for ever')
    throw Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), {
      severity,
      code: '53100',
    })
  }
  // Of PGlite only what runs statements.
  const pglite = { execProtocol: ask, execProtocolStream: ask } as unknown as Parameters<
    typeof stopOnPanic
  >[0]
  return { pglite, asked, panic: stopOnPanic(pglite) }
}

const say = (statement: string) => statement as unknown as Uint8Array

test('after the embedded database has panicked no statement reaches it any more', async () => {
  const { pglite, asked, panic } = panicWith('PANIC')
  await expect(pglite.execProtocol(say('commit'))).rejects.toMatchObject({ code: '53100' })
  expect(await panic).toMatchObject({ code: '53100' })
  for (const ask of [pglite.execProtocol, pglite.execProtocolStream])
    await expect(ask(say('rollback'))).rejects.toMatchObject({ code: '53100' })
  expect(asked).toEqual(['commit'])
})

test('an ordinary error stops nothing', async () => {
  const { pglite, asked } = panicWith('ERROR')
  await pglite.execProtocol(say('commit')).catch(() => {})
  await pglite.execProtocol(say('rollback')).catch(() => {})
  expect(asked).toEqual(['commit', 'rollback'])
})

test('a database that cannot be opened for want of room says so, and any other its own cause', () => {
  const cause = new Error('PGlite failed to initialize properly')
  expect(orFullDisk(cause, '/data', () => 3 * 1024 ** 2)).toMatchObject({
    message: expect.stringMatching(/\/data is full \(3 MB free\).*Nothing is lost\. Make room/),
    cause,
  })
  expect(orFullDisk(cause, '/data', () => 1024 ** 3)).toBe(cause)
})
