import { createServer } from 'node:http'
import { connect, createServer as createSocketServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openPort } from './open-port.ts'

const host = '127.0.0.1'
const answering = () => createServer((_request, response) => response.end('answer'))

test('connections that come together are accepted in a few turns of the event loop', async () => {
  const server = answering()
  const { address, close } = await openPort(server, { host, port: 0 })
  let accepted = 0
  const turns = { count: 0, until: Promise.withResolvers<void>() }
  const count = 200
  server.on('connection', () => {
    accepted += 1
    if (accepted === count) turns.until.resolve()
  })
  const clients: Socket[] = Array.from({ length: count }, () => connect(address.port, host))
  let isOver = false
  const countTurn = () => {
    turns.count += 1
    if (!isOver) setImmediate(countTurn)
  }
  setImmediate(countTurn)
  await turns.until.promise
  isOver = true
  expect(turns.count).toBeLessThan(count)
  for (const client of clients) client.destroy()
  await close()
})

test('every connection is answered, and closing waits for the last and takes no more', async () => {
  const server = answering()
  const { address, close } = await openPort(server, { host, port: 0 })
  const url = `http://${host}:${address.port}`
  const answers = await Promise.all(Array.from({ length: 40 }, async () => (await fetch(url)).text()))
  expect(answers).toEqual(Array(40).fill('answer'))
  const client = connect(address.port, host)
  await new Promise(resolve => server.once('connection', resolve))
  let isClosed = false
  const closed = close().then(() => {
    isClosed = true
  })
  await expect(fetch(url)).rejects.toThrow()
  expect(isClosed).toBe(false)
  client.destroy()
  server.closeAllConnections()
  await closed
})

test('a port on which something listens is refused, another shop on it as well', async () => {
  const taken = async (port: number) =>
    expect(openPort(answering(), { host, port })).rejects.toThrow(`Port ${port} is taken`)
  const shop = await openPort(answering(), { host, port: 0 })
  await taken(shop.address.port)
  await shop.close()
  const other = createSocketServer()
  await new Promise<void>(resolve => other.listen(0, host, resolve))
  const address = other.address()
  await taken(typeof address === 'object' && address ? address.port : 0)
  other.close()
})
