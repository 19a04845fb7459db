import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startMailServer, startOddMailServer, startSilentServer } from '../../../test-support/mail-server.ts'
import { deleteFilesBefore, fileSender } from './file-sender.ts'
import { smtpSender } from './smtp-sender.ts'

const sender = { name: 'Zari', address: 'orders@shop.example' }
const from = () => sender
const mail = {
  id: 'mail-1',
  to: 'ayesha@example.com',
  subject: 'Your order',
  text: 'Hello Ayesha,\n\nthank you.\n',
}

const folder = await mkdtemp(join(tmpdir(), 'zari-mail-'))
afterAll(() => rm(folder, { recursive: true }))

const headersOf = (raw: string) => raw.slice(0, raw.search(/\r?\n\r?\n/)).split(/\r?\n(?=\S)/)

test('mail goes to the server of SMTP_URL, with its user name and password', async () => {
  const { host, received } = await startMailServer()
  await smtpSender({ url: `smtp://orders%40shop.example:se%3Acret@${host}`, requireTls: false }, from)(mail)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    from: 'orders@shop.example',
    to: ['ayesha@example.com'],
    user: 'orders@shop.example',
    raw: expect.stringContaining('thank you.'),
  })
  expect(headersOf(received[0]?.raw ?? '')).toEqual(
    expect.arrayContaining([
      'From: Zari <orders@shop.example>',
      'To: ayesha@example.com',
      'Subject: Your order',
      'Message-ID: <mail-1@shop.example>',
      'Auto-Submitted: auto-generated',
    ]),
  )
})

test('text written by people cannot add a header or a recipient', async () => {
  const { host, received } = await startMailServer()
  const send = smtpSender({ url: `smtp://${host}`, requireTls: false }, () => ({
    ...sender,
    name: 'Zari\r\nBcc: evil@example.com',
  }))
  const subject = 'Order\r\nBcc: evil@example.com\r\n\r\nBought from evil.example'
  await send({ ...mail, subject, text: 'Kurta\r\n.\r\nRCPT TO:<evil@example.com>\r\n' })
  await send({ ...mail, to: 'a@example.com, evil@example.com' }).catch(() => {})
  expect(received.flatMap(({ to }) => to)).not.toContain('evil@example.com')
  const [first] = received
  expect(headersOf(first?.raw ?? '').filter(line => /^(bcc|cc)/i.test(line))).toEqual([])
  expect(headersOf(first?.raw ?? '').filter(line => /^subject/i.test(line))).toHaveLength(1)
})

test('a mail server that cannot encrypt gets neither mail nor password', async () => {
  const { host, received } = await startMailServer()
  const server = { url: `smtp://orders:secret@${host}`, requireTls: true }
  await expect(smtpSender(server, from)(mail)).rejects.toThrow('STARTTLS')
  expect(received).toEqual([])
})

test('the refusal of a mail server is thrown with its reason', async () => {
  const { host } = await startMailServer({
    onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
  })
  await expect(smtpSender({ url: `smtp://${host}`, requireTls: false }, from)(mail)).rejects.toThrow(
    'no such mailbox',
  )
})

test('a refused sign-in to the mail server is thrown as such', async () => {
  const { host } = await startMailServer({ onAuth: (_auth, _session, done) => done(new Error('wrong word')) })
  await expect(smtpSender({ url: `smtp://a:b@${host}`, requireTls: false }, from)(mail)).rejects.toThrow(
    'wrong word',
  )
})

test('a mail server that does not answer is given up', async () => {
  const patience = { connectionTimeout: 30_000, greetingTimeout: 200, socketTimeout: 30_000 }
  await expect(
    smtpSender({ url: `smtp://${await startSilentServer()}`, requireTls: false }, from, patience)(mail),
  ).rejects.toThrow(/greeting/i)
})

const sayNothing = () => {}

const odd: [what: string, answer: (socket: Socket) => void, isTaken: boolean][] = [
  ['ends the connection before it says that it took the mail', socket => void socket.end(), false],
  ['breaks the connection instead', socket => void socket.resetAndDestroy(), false],
  ['never says that it took the mail', sayNothing, false],
  ['has no room at present', socket => void socket.write('452 later\r\n'), false],
  ['refuses the mail', socket => void socket.write('554 no\r\n'), false],
  ['talks nonsense', socket => void socket.write('<html>hello</html>\r\n'), false],
  ['takes the mail and says so twice', socket => void socket.write('250 yes\r\n250 yes\r\n'), true],
]

test.each(odd)(
  'a mail server that %s: the mail counts as sent only where it said so',
  async (_, answer, isTaken) => {
    const { host, received } = await startOddMailServer(answer)
    const socketTimeout = answer === sayNothing ? 500 : 30_000
    const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout }
    const sending = smtpSender({ url: `smtp://${host}`, requireTls: false }, from, patience)(mail)
    await (isTaken ? expect(sending).resolves.toBeUndefined() : expect(sending).rejects.toThrow())
    if (answer !== sayNothing) expect(received).toHaveLength(1)
  },
)

test('without a mail server a mail becomes a file that only its owner can read, with links that can be copied', async () => {
  const link = `http://127.0.0.1:3000/reset-password?token=${'a'.repeat(32)}`
  const where = join(folder, 'written')
  await fileSender(where, from)({ ...mail, text: `Hello,\n\n${link}\n` })
  expect(await readdir(where)).toEqual(['mail-1.eml'])
  const path = join(where, 'mail-1.eml')
  const raw = await readFile(path, 'utf8')
  expect(headersOf(raw)).toEqual(expect.arrayContaining(['To: ayesha@example.com', 'Subject: Your order']))
  expect(raw).toContain(`\n${link}\n`)
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o077).toBe(0)
})

test('old mail files are deleted, other files stay, and a missing folder is no error', async () => {
  const where = join(folder, 'old')
  const send = fileSender(where, from)
  await send({ ...mail, id: 'old' })
  await send({ ...mail, id: 'new' })
  await utimes(join(where, 'old.eml'), 1, 1_000_000)
  await deleteFilesBefore(where, new Date(1_000_001_000))
  expect(await readdir(where)).toEqual(['new.eml'])
  await deleteFilesBefore(join(folder, 'none'), new Date())
})
