import { connect, type Socket } from 'node:net'

export type Head = { path: string; token?: string; network?: string; type?: string; length?: string }

/** The head of a request whose body is still to come. */
export const headOf = ({ path, token = '', network = '192.0.2.1', type, length }: Head) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: shop.test',
    `X-Forwarded-For: ${network}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type ?? 'application/json'}`,
    length ?? 'Content-Length: 100',
    '\r\n',
  ].join('\r\n')

const sockets: Socket[] = []

/** Sends this over a connection of its own, which then stays open; what comes back. */
export function sendPart(url: string, text: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  const got = { text: '' }
  socket.on('data', chunk => {
    got.text += chunk
  })
  socket.write(text)
  return { socket, got, status: () => Number(/^HTTP\/1\.1 (?!100)(\d+)/m.exec(got.text)?.[1] ?? 0) }
}

/** Breaks off all that was sent so. */
export function endSent(): void {
  for (const socket of sockets.splice(0)) socket.destroy()
}
