import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'

export type Received = { from: string; to: string[]; raw: string; user: string | null }

/** A mail server on this machine, gone after the test file; it keeps what it is handed. */
export async function startMailServer(options: SMTPServerOptions = {}) {
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
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
          user: user ? String(user) : null,
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise<void>(resolve => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { received, host: `127.0.0.1:${port}` }
}

/** Takes connections and never says a word. */
export const startSilentServer = (): Promise<string> => listen(() => {})

/** A mail server that speaks well up to the mail itself, which it answers as it likes; it keeps what it was handed. */
export async function startOddMailServer(answerMail: (socket: Socket) => void) {
  const received: string[] = []
  const host = await listen(socket => {
    let said = ''
    let isMail = false
    socket.on('error', () => {}).write('220 odd.example\r\n')
    socket.setEncoding('utf8').on('data', part => {
      said += part
      const end = isMail ? '\r\n.\r\n' : '\r\n'
      for (let at = said.indexOf(end); at >= 0; at = said.indexOf(end)) {
        const [line, isEnd] = [said.slice(0, at), isMail]
        said = said.slice(at + end.length)
        isMail = line === 'DATA'
        if (isEnd) received.push(line)
        if (isEnd) answerMail(socket)
        else socket.write(isMail ? '354 go on\r\n' : '250 fine\r\n')
        if (isMail !== isEnd) break
      }
    })
  })
  return { host, received }
}

async function listen(take: (socket: Socket) => void): Promise<string> {
  const server = createServer(take)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
