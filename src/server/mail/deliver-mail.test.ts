import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { startMailServer } from '../../../test-support/mail-server.ts'
import {
  deliverDue,
  leaseMs,
  mailsPerRound,
  type Patience,
  retryDelaysMs,
  type SendMail,
} from './deliver-mail.ts'
import { expireMail } from './expire-mail.ts'
import { noOutbox } from './outbox.ts'
import { smtpSender } from './smtp-sender.ts'
import { startMailWorker } from './start-mail-worker.ts'

const shop = await createTestApp()
const { deps, clock } = shop
const minute = 60_000
const day = 86_400_000
const never = { closing: new AbortController().signal, stopping: new AbortController().signal }
/** A shop that closes without patience. */
const endingBy = ({ signal }: AbortController) => ({ closing: signal, stopping: signal })
const nobody = new Promise<never>(() => {})

beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute()
  shop.logged.length = 0
})

const pass = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}

const queue = (...names: string[]) =>
  shop.db.transaction().execute(async tx => {
    for (const name of names)
      await deps.outbox.queue(tx, () => ({ to: `${name}@example.com`, subject: name, text: `For ${name}` }))
  })

const rows = () => shop.db.selectFrom('outbox').selectAll().orderBy('id').execute()

/** Sends until nothing is due. */
async function deliverAll(send: SendMail, patience?: Patience): Promise<void> {
  while (await deliverDue(deps, send, never, patience)) {}
}

const collect = () => {
  const sent: string[] = []
  const send: SendMail = async ({ subject }) => {
    sent.push(subject)
  }
  return { sent, send }
}

const refuse: SendMail = () => Promise.reject(new Error('450 come back later'))

test('mail queued in a transaction that is rolled back is never sent', async () => {
  const { sent, send } = collect()
  const failed = shop.db.transaction().execute(async tx => {
    await deps.outbox.queue(tx, () => ({ to: 'a@example.com', subject: 'lost', text: '' }))
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await deliverAll(send)
  expect(sent).toEqual([])
})

test('queued mail is sent once, oldest first, and its text is then deleted', async () => {
  const { sent, send } = collect()
  await queue('first')
  pass(1)
  await queue('second')
  await deliverAll(send)
  await deliverAll(send)
  expect(sent).toEqual(['first', 'second'])
  expect(await rows()).toMatchObject([
    { subject: 'first', body: '', sentAt: clock.now, tries: 1 },
    { subject: 'second', body: '', sentAt: clock.now },
  ])
})

test('a rehearsed mail is not queued', async () => {
  await shop.db
    .transaction()
    .execute(tx => deps.outbox.simulate(tx, () => ({ to: 'a@example.com', subject: 'never', text: '' })))
  expect(await rows()).toEqual([])
})

test('several processes at once send every mail, and none twice', async () => {
  const { sent, send } = collect()
  const names = Array.from({ length: 12 }, (_, i) => `mail-${i}`)
  await queue(...names)
  await Promise.all([deliverAll(send), deliverAll(send), deliverAll(send)])
  expect(sent.toSorted()).toEqual(names.toSorted())
})

test('a refused mail is tried again after growing pauses, and given up after a day with the reason', async () => {
  await queue('unlucky')
  /** Returns how many mails were tried. */
  const tryAll = async () => {
    let tries = 0
    await deliverAll(mail => {
      tries++
      return refuse(mail)
    })
    return tries
  }
  let waited = 0
  for (const [i, pause] of retryDelaysMs.entries()) {
    expect(await tryAll(), `try ${i}`).toBe(1)
    pass(pause - 1)
    expect(await tryAll(), `before pause ${i} is over`).toBe(0)
    pass(1)
    waited += pause
  }
  expect(waited).toBeGreaterThan(0.9 * day)
  expect(waited).toBeLessThan(1.1 * day)
  expect(await tryAll()).toBe(1)
  pass(10 * day)
  expect(await tryAll()).toBe(0)
  expect(await rows()).toMatchObject([
    { givenUpAt: expect.any(Date), sentAt: null, lastError: expect.stringContaining('450 come back later') },
  ])
  expect(shop.logged.map(({ message }) => message)).toEqual([
    expect.stringContaining('tried again'),
    expect.stringContaining('given up'),
  ])
})

test('one refused mail does not delay the others', async () => {
  const { sent, send } = collect()
  await queue('bad', 'good')
  await deliverAll(mail => (mail.subject === 'bad' ? refuse(mail) : send(mail)))
  expect(sent).toEqual(['good'])
})

test('a mail refused at first is delivered later under the same Message-ID', async () => {
  const { host, received } = await startMailServer()
  await queue('patient')
  await deliverAll(refuse)
  pass(minute)
  await deliverAll(
    smtpSender({ url: `smtp://${host}`, requireTls: false }, () => ({
      name: 'Zari',
      address: 'orders@shop.example',
    })),
  )
  const [{ id } = { id: '' }] = await rows()
  expect(received).toMatchObject([
    { to: ['patient@example.com'], raw: expect.stringContaining(`<${id}@shop.example>`) },
  ])
})

test('a mail server that hangs costs one try of limited length', async () => {
  await queue('stuck')
  await deliverAll(() => nobody, { timeoutMs: 20 })
  expect(await rows()).toMatchObject([
    { tries: 1, sentAt: null, lastError: expect.stringMatching(/timeout/i) },
  ])
})

test('a mail taken by a process that was killed is sent by another after four minutes, not earlier', async () => {
  const { sent, send } = collect()
  await queue('orphan')
  // Nobody hears of it any more, not even that it took too long.
  void deliverDue(deps, () => nobody, never, { timeoutMs: day })
  await expect.poll(rows).toMatchObject([{ tries: 1 }])
  for (const ms of [0, leaseMs - 1]) {
    pass(ms)
    await deliverAll(send)
    expect(sent).toEqual([])
  }
  pass(1)
  await deliverAll(send)
  expect(sent).toEqual(['orphan'])
})

test('a process that comes back after its lease does not change a mail that another has sent', async () => {
  const { send } = collect()
  await queue('slow')
  const { promise, reject } = Promise.withResolvers<void>()
  const slow = deliverDue(deps, () => promise, never)
  await expect.poll(rows).toMatchObject([{ tries: 1 }])
  pass(leaseMs)
  await deliverAll(send)
  reject(new Error('too late'))
  await slow
  expect(await rows()).toMatchObject([{ sentAt: expect.any(Date), lastError: null, givenUpAt: null }])
})

test('the worker sends waiting mail when it starts and when it is woken', async () => {
  const { sent, send } = collect()
  await queue('waiting')
  const worker = startMailWorker(deps, send)
  await expect.poll(() => sent).toEqual(['waiting'])
  await queue('woken')
  worker.wake()
  await expect.poll(() => sent).toEqual(['waiting', 'woken'])
  await worker.stop()
  await queue('after')
  worker.wake()
  await worker.stop()
  expect(sent).toEqual(['waiting', 'woken'])
})

test('a mail queued while another is being sent is sent too', async () => {
  const { sent, send } = collect()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await queue('first')
  const worker = startMailWorker(deps, async mail => {
    await gate
    await send(mail)
  })
  await queue('second')
  worker.wake()
  open()
  await expect.poll(() => sent).toEqual(['first', 'second'])
  await worker.stop()
})

test('stopping the worker waits for the mails that are being sent, and begins no other', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  await queue('first', 'second', 'third', 'claimed', 'next')
  const worker = startMailWorker(deps, async () => {
    begin()
    await gate
  })
  await begun
  const stopped = worker.stop()
  open()
  await stopped
  const sent = { sentAt: expect.any(Date) }
  const left = { sentAt: null, tries: 0, lastError: null }
  expect(await rows()).toMatchObject([
    { subject: 'first', ...sent },
    { subject: 'second', ...sent },
    { subject: 'third', ...sent },
    { subject: 'claimed', ...left },
    { subject: 'next', ...left },
  ])
})

test('mail is claimed nine at a time, sent three at a time, and recorded as soon as it is sent', async () => {
  await queue(...Array.from({ length: mailsPerRound + 1 }, (_, nth) => `mail ${nth}`))
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let sending = 0
  let most = 0
  const round = deliverDue(
    deps,
    async ({ subject }) => {
      most = Math.max(most, ++sending)
      await (subject === 'mail 0' ? gate : setImmediate())
      sending--
    },
    never,
  )
  // One mail server that is slow keeps no other mail from being recorded.
  const recorded = async () => (await rows()).filter(({ sentAt }) => sentAt)
  await expect.poll(recorded).toHaveLength(mailsPerRound - 1)
  expect((await rows()).at(-1)).toMatchObject({ tries: 0, sentAt: null })
  open()
  expect(await round).toBe(true)
  expect(most).toBe(3)
  expect(await deliverDue(deps, async () => {}, never)).toBe(false)
  expect((await rows()).every(({ sentAt }) => sentAt)).toBe(true)
})

test('mails that the closing shop has not begun to send are left for the next start', async () => {
  await queue('first', 'second', 'third', 'not begun')
  const closing = new AbortController()
  const begun: string[] = []
  const round = deliverDue(
    deps,
    ({ subject }) => {
      begun.push(subject)
      return nobody
    },
    endingBy(closing),
  )
  await expect.poll(() => begun).toHaveLength(3)
  closing.abort()
  await round
  expect(begun).toEqual(['first', 'second', 'third'])
  expect(await rows()).toMatchObject(Array(4).fill({ tries: 0, sentAt: null, lastError: null }))
})

test('a mail interrupted by the closing shop does not count as tried', async () => {
  const { sent, send } = collect()
  await queue('interrupted')
  const closing = new AbortController()
  const under = deliverDue(deps, () => nobody, endingBy(closing))
  await expect.poll(rows).toMatchObject([{ tries: 1 }])
  closing.abort()
  await under
  expect(await rows()).toMatchObject([{ tries: 0, lastError: null }])
  await deliverAll(send)
  expect(sent).toEqual(['interrupted'])
})

test('the worker survives a lost database connection', async () => {
  const { sent, send } = collect()
  let away = true
  const db = new Proxy(shop.db, {
    get: (target, name) => {
      if (away) throw new Error('Connection terminated')
      const found: unknown = Reflect.get(target, name)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
  await queue('later')
  const worker = startMailWorker({ ...deps, db }, send)
  await expect.poll(() => shop.logged).toMatchObject([{ message: 'Sending mail' }])
  away = false
  worker.wake()
  await expect.poll(() => sent).toEqual(['later'])
  await worker.stop()
})

test('a mail that was sent while the database went away is recorded once it is back, and not sent again', async () => {
  const { sent, send } = collect()
  await queue('once')
  let away = false
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      if (away) throw new Error('Connection terminated')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const worker = startMailWorker({ ...deps, db }, async mail => {
    await send(mail)
    away = true
  })
  await expect.poll(() => shop.logged).toMatchObject([{ message: 'Sending mail' }])
  // Longer than the mail is kept for its sender.
  pass(leaseMs)
  away = false
  worker.wake()
  await expect.poll(rows).toMatchObject([{ sentAt: clock.now, tries: 1 }])
  await worker.stop()
  expect(sent).toEqual(['once'])
})

test('mail sent or given up 30 days ago is deleted, waiting mail is not', async () => {
  await queue('sent')
  await deliverAll(collect().send)
  await queue('given up')
  await shop.db
    .updateTable('outbox')
    .set({ givenUpAt: clock.now })
    .where('subject', '=', 'given up')
    .execute()
  await queue('waiting')
  pass(29 * day)
  await expireMail(deps)
  expect(await rows()).toHaveLength(3)
  pass(2 * day)
  await expireMail(deps)
  expect((await rows()).map(({ subject }) => subject)).toEqual(['waiting'])
})

test('the empty outbox queues nothing', async () => {
  await shop.db
    .transaction()
    .execute(tx => noOutbox.queue(tx, () => ({ to: 'a@example.com', subject: 'no', text: '' })))
  expect(await rows()).toEqual([])
})
