import { expect, test } from 'vitest'
import { orNoRoomToOpen } from './disk-full.ts'

const full = (code: string) => Object.assign(new Error('no space left on device'), { code })

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  'a shop that %s keeps from opening says which disk is full',
  code => {
    for (const databaseUrl of [null, 'postgres://shop@db.example/zari'])
      expect(orNoRoomToOpen(full(code), { dataDir: '/data', databaseUrl })).toMatchObject({
        message: expect.stringMatching(
          /^The disk .*\/data is full, .*Make room on the disk, then start the shop again/,
        ),
        cause: { code },
      })
  },
)

test('any other cause is told as it is', () => {
  const cause = full('EACCES')
  expect(orNoRoomToOpen(cause, { dataDir: '/data', databaseUrl: null })).toBe(cause)
})
