import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set opens an embedded demo shop on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'production',
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    demo: true,
    admin: null,
    rateLimits: true,
    trustProxy: false,
    mediaS3: null,
  })
})

test('a PostgreSQL server gets no demo unless it is asked for', () => {
  const DATABASE_URL = 'postgres://shop@db.example/shop'
  expect(readConfig({ DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
})

test('an empty variable counts as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
})

test('the public address loses its last slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example')
})

describe('a wrong setting is named', () => {
  test.each([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: 'front door' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'long enough' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'x'.repeat(201) }],
    ['DEMO', { DEMO: 'maybe' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://shop.example' }],
    ['SHOP_PHONE', { SHOP_PHONE: 'call me' }],
    ['RATE_LIMITS', { RATE_LIMITS: '7' }],
    ['MEDIA_S3_SECRET_ACCESS_KEY', { MEDIA_S3_BUCKET: 'pictures', MEDIA_S3_ACCESS_KEY_ID: 'key' }],
  ])('%s', (name, env) => {
    expect(() => readConfig(env)).toThrow(name)
  })
})
