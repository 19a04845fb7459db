import { availableParallelism } from 'node:os'
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
    loadGate: true,
    warmPictures: true,
    trustProxy: false,
    stripe: null,
    testCards: 'demo',
    mediaS3: null,
  })
})

test('a PostgreSQL server gets no demo unless it is asked for', () => {
  const DATABASE_URL = 'postgres://shop@db.example/shop'
  expect(readConfig({ DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
})

test.each([
  [{ DEMO: '0' }, 'DEMO=0'],
  [{ PUBLIC_URL: 'https://shop.example' }, 'PUBLIC_URL'],
  [{ ...stripeKeys('live') }, 'STRIPE_SECRET_KEY'],
  [{ ADMIN_EMAIL: 'a@shop.example', ADMIN_PASSWORD: 'a long password', HOST: '0.0.0.0' }, 'ADMIN_EMAIL'],
] as [Record<string, string>, string][])(
  '%j opens the shop for customers, without a demo',
  (env, setting) => {
    expect(readConfig(env)).toMatchObject({ opensForCustomers: setting, demo: false })
  },
)

test.each([
  {},
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'http://[::1]:3000' },
  { ADMIN_EMAIL: 'a@shop.example', ADMIN_PASSWORD: 'a long password', HOST: '127.0.0.1' },
  { HOST: '0.0.0.0' },
  { DEMO: '1', PUBLIC_URL: 'https://demo.example' },
] as Record<string, string>[])('%j opens it to look around', env => {
  expect(readConfig(env)).toMatchObject({ opensForCustomers: null, demo: true })
})

test('an empty variable counts as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
})

test('the public address loses its last slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example')
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example:587' }, true],
  [{ SMTP_URL: 'smtp://mail.example:587', SMTP_TLS: '0' }, false],
  [{ SMTP_URL: 'smtp://127.0.0.1:25' }, false],
  [{ SMTP_URL: 'smtp://127.0.0.1:25', SMTP_TLS: '1' }, true],
] as [Record<string, string>, boolean][])('mail with %o must be encrypted: %s', (env, requireTls) => {
  expect(readConfig(env).mail.server).toEqual({ url: env.SMTP_URL, requireTls })
})

test.each([
  ['safety@shop.example', 'mailto:safety@shop.example'],
  ['https://shop.example/@safety', 'https://shop.example/@safety'],
])('weaknesses are told to %s', (SECURITY_CONTACT, address) => {
  expect(readConfig({ SECURITY_CONTACT }).securityContact).toBe(address)
})

test('without a mail server mails are written to files', () => {
  expect(readConfig({}).mail.server).toBeNull()
})

describe('mail comes from', () => {
  test.each([
    ['nobody in particular', {}, 'orders@localhost'],
    ['the shop’s own domain', { PUBLIC_URL: 'https://www.shop.example/' }, 'orders@shop.example'],
    [
      'who signs in to the mail server',
      { SMTP_URL: 'smtps://me%40shop.example:x@smtp.mail.example' },
      'me@shop.example',
    ],
    [
      'the mail server’s domain',
      { SMTP_URL: 'smtp://apikey:x@smtp.mail.example:587' },
      'orders@mail.example',
    ],
    ['this machine, with a server on it', { SMTP_URL: 'smtp://127.0.0.1:25' }, 'orders@localhost'],
    [
      'whom MAIL_FROM names',
      { MAIL_FROM: 'hello@shop.example', PUBLIC_URL: 'https://b.example' },
      'hello@shop.example',
    ],
  ] as [string, Record<string, string>, string][])('%s', (_who, env, address) => {
    expect(readConfig(env).mail.from).toEqual({ name: null, address })
  })

  test.each(['Nilofer & Co <hello@shop.example>', '"Nilofer & Co" <hello@shop.example>'])(
    'a name: %s',
    MAIL_FROM => {
      expect(readConfig({ MAIL_FROM }).mail.from).toEqual({
        name: 'Nilofer & Co',
        address: 'hello@shop.example',
      })
    },
  )
})

const stripe = stripeKeys('test')

function stripeKeys(mode: 'live' | 'test') {
  return {
    STRIPE_SECRET_KEY: `sk_${mode}_1`,
    STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
}

test('real cards are not charged by a demo, even one that is asked for', () => {
  expect(readConfig({ ...stripeKeys('live'), DEMO: '1' }).opensForCustomers).toBe('STRIPE_SECRET_KEY')
  expect(readConfig({ ...stripe, DEMO: '1' }).opensForCustomers).toBe(null)
})

test('with keys cards are the provider’s own', () => {
  const config = readConfig({ ...stripe, SANDBOX_PAYMENTS: '1', NODE_ENV: 'development' })
  expect(config.testCards).toBe('never')
  expect(config.stripe).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
  })
})

test.each([
  [{ NODE_ENV: 'development' }, 'always'],
  [{ NODE_ENV: 'development', SANDBOX_PAYMENTS: '0' }, 'never'],
  [{ NODE_ENV: 'production' }, 'demo'],
  [{ NODE_ENV: 'production', SANDBOX_PAYMENTS: '0' }, 'never'],
  [{ NODE_ENV: 'production', SANDBOX_PAYMENTS: '1' }, 'always'],
  [{ DATABASE_URL: 'postgres://shop@db.example/shop', DEMO: '1' }, 'never'],
  [{ DATABASE_URL: 'postgres://shop@db.example/shop', SANDBOX_PAYMENTS: '1' }, 'always'],
] as [Record<string, string>, string][])('without keys, test cards with %o: %s', (env, when) => {
  expect(readConfig(env).testCards).toBe(when)
})

describe('several processes', () => {
  const DATABASE_URL = 'postgres://shop@db.example/shop'

  test.each([
    { SANDBOX_PAYMENTS: '1' },
    { NODE_ENV: 'development' },
    { NODE_ENV: 'test', SANDBOX_PAYMENTS: '1' },
  ] as Record<string, string>[])('do not go with the sandbox: %o', env => {
    const both = { DATABASE_URL, ...env }
    expect(() => readConfig({ ...both, WEB_CONCURRENCY: '2' })).toThrow('does not go with the sandbox')
    expect(readConfig({ ...both, WEB_CONCURRENCY: '1' }).processes).toBe(1)
    expect(readConfig({ ...both, WEB_CONCURRENCY: 'auto' }).processes).toBe(1)
  })

  test('go with the shop’s own keys, even while developing, and without cards', () => {
    const two = { DATABASE_URL, NODE_ENV: 'development', WEB_CONCURRENCY: '2' }
    expect(readConfig({ ...two, ...stripe, SANDBOX_PAYMENTS: '1' }).processes).toBe(2)
    expect(readConfig({ ...two, SANDBOX_PAYMENTS: '0' }).processes).toBe(2)
  })

  test('need a PostgreSQL server', () => {
    expect(() => readConfig({ WEB_CONCURRENCY: '2' })).toThrow('needs DATABASE_URL')
    expect(readConfig({ WEB_CONCURRENCY: 'auto' }).processes).toBe(1)
    expect(readConfig({ DATABASE_URL, WEB_CONCURRENCY: 'auto' }).processes).toBe(availableParallelism())
  })

  test.each([
    ['1', 10],
    ['4', 10],
    ['5', 8],
    ['13', 3],
    ['64', 3],
  ])('%s of them hold up to %i connections each', (WEB_CONCURRENCY, poolSize) => {
    expect(readConfig({ DATABASE_URL, WEB_CONCURRENCY }).poolSize).toBe(poolSize)
  })
})

describe('a wrong setting is named', () => {
  test.each([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: 'front door' }],
    ['WEB_CONCURRENCY', { WEB_CONCURRENCY: '0' }],
    ['WEB_CONCURRENCY', { WEB_CONCURRENCY: 'all' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'long enough' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'x'.repeat(201) }],
    ['DEMO', { DEMO: 'maybe' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://shop.example' }],
    ['SHOP_PHONE', { SHOP_PHONE: 'call me' }],
    ['RATE_LIMITS', { RATE_LIMITS: '7' }],
    ['LOAD_GATE', { LOAD_GATE: 'yes please' }],
    ['MAX_PIECES_PER_LINE', { MAX_PIECES_PER_LINE: '1001' }],
    ['MAX_PIECES_PER_ORDER', { MAX_PIECES_PER_ORDER: '0' }],
    ['MAX_LINES_PER_ORDER', { MAX_LINES_PER_ORDER: 'many' }],
    ['MAX_OPEN_ORDERS_PER_PHONE', { MAX_OPEN_ORDERS_PER_PHONE: '1.5' }],
    ['WARM_PICTURES', { WARM_PICTURES: 'cold' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:587' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://' }],
    ['MAIL_FROM', { MAIL_FROM: 'Zari' }],
    ['MAIL_FROM', { MAIL_FROM: 'Zari <orders@shop.example>, b@example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'Zari\r\nBcc: a@example.com <orders@shop.example>' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: '' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }],
    ['SANDBOX_PAYMENTS', { SANDBOX_PAYMENTS: 'maybe' }],
    ['MEDIA_S3_SECRET_ACCESS_KEY', { MEDIA_S3_BUCKET: 'pictures', MEDIA_S3_ACCESS_KEY_ID: 'key' }],
  ])('%s', (name, env) => {
    expect(() => readConfig(env)).toThrow(name)
  })
})

test('parcels go to Pakistan unless countries are named by their codes', () => {
  expect(readConfig({}).deliveryCountries).toEqual(['PK'])
  expect(readConfig({ DELIVERY_COUNTRIES: 'ae, PK pk' }).deliveryCountries).toEqual(['AE', 'PK'])
  for (const DELIVERY_COUNTRIES of ['Pakistan', 'XX', ',', 'PK;AE'])
    expect(() => readConfig({ DELIVERY_COUNTRIES })).toThrow('DELIVERY_COUNTRIES must be country codes')
})
