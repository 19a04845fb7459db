import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { backUpNightly } from './back-up-nightly.ts'

const shop = await createTestApp()
const { signal } = new AbortController()
const made: string[] = []

/** What one of the shop's processes does at this time of the machine's clock. */
async function look(time: string, run = async () => void made.push(time)) {
  shop.clock.now = new Date(`2026-11-${time}:00`)
  await backUpNightly(shop.deps, signal, run)
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

test('a backup that failed is tried again after an hour', async () => {
  await expect(look('23T03:00', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  made.length = 0
  for (const time of ['23T03:10', '23T03:50', '23T04:00', '23T04:10']) await look(time)
  expect(made).toEqual(['23T04:00'])
})
