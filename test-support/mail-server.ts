import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'
import { openMailServer } from './open-mail-server.ts'

/** A mail server on this machine, gone after the test file; it keeps what it is handed. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const { close, ...server } = await openMailServer(options)
  afterAll(close)
  return server
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
