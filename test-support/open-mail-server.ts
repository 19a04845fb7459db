import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = { from: string; to: string[]; raw: string; user: string | null }

/** A mail server on this machine that keeps what it is handed, in a folder too for those who run elsewhere. */
export async function openMailServer({ folder, ...options }: SMTPServerOptions & { folder?: string } = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onData: (stream, { envelope, user }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        const raw = Buffer.concat(chunks).toString()
        if (folder) keep(folder, received.length, raw)
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          user: user ? String(user) : null,
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    host: `127.0.0.1:${port}`,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

function keep(folder: string, nth: number, raw: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${String(nth).padStart(8, '0')}.eml`), raw.replaceAll('\r\n', '\n'))
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>
