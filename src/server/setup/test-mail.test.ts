import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { startMailServer } from '../../../test-support/mail-server.ts'
import { deliverDue } from '../mail/deliver-mail.ts'
import { openMailSender } from '../mail/open-mail-sender.ts'
import { loadOpening } from './load-opening.ts'

const shop = await createTestApp({ rateLimits: true })
const owner = await makeUser(shop, 'owner')
const { setup } = owner.client

beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute()
  await shop.db.deleteFrom('attempts').execute()
})

const never = { closing: new AbortController().signal, stopping: new AbortController().signal }

/** The shop as it is with this mail server. */
const withServer = (host: string) => ({
  ...shop.deps,
  config: {
    ...shop.deps.config,
    mail: { ...shop.deps.config.mail, server: { url: `smtp://${host}`, requireTls: false } },
  },
})

const isMailDone = async (deps: Parameters<typeof loadOpening>[0]) =>
  (await loadOpening(deps)).steps.find(({ step }) => step === 'mail')?.done

test('a test mail goes to the owner who asks, and the step before opening is done once a server took it', async () => {
  const { host, received } = await startMailServer()
  const deps = withServer(host)
  const { id, to, state } = await setup.testMail()
  expect(state).toBe('waiting')
  expect(await isMailDone(deps)).toBe(false)
  await deliverDue(deps, openMailSender(deps), never)
  expect(received).toMatchObject([{ to: [to], raw: expect.stringContaining('Subject: Test mail from Zari') }])
  expect(await setup.testMailState({ params: { id } })).toEqual({ id, to, state: 'sent', said: null })
  expect(await isMailDone(deps)).toBe(true)
})

test('what the mail server says to a mail that it does not take is passed on without addresses', async () => {
  const { host } = await startMailServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`no relay for ${address}`)),
  })
  const deps = withServer(host)
  const { id, to } = await setup.testMail()
  await deliverDue(deps, openMailSender(deps), never)
  const { state, said } = await setup.testMailState({ params: { id } })
  expect(state).toBe('refused')
  expect(said).toContain('no relay for')
  expect(said).not.toContain(to)
})

test('nobody reads the state of a mail to somebody else', async () => {
  const { id } = await setup.testMail()
  const other = await makeUser(shop, 'owner')
  await expect(other.client.setup.testMailState({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('an account sends itself ten an hour', async () => {
  for (let sent = 0; sent < 10; sent++) await setup.testMail()
  await expect(setup.testMail()).rejects.toMatchObject({ status: 429, code: 'too_many' })
})
