import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as SocketServer } from 'node:net'

export type OpenPort = {
  address: AddressInfo
  /** Takes no more connections; resolves once the last one has ended. */
  close: () => Promise<void>
}

type Wanted = { host: string; port: number }

/** Hundreds of shoppers who come at once are let in within a second even while every turn takes 10 ms. */
const listenersOfProcess = 8
/** The server of HTTP sets both itself. */
const socketOptions = { noDelay: true, allowHalfOpen: true }

/**
 * Opens the port of the server; port 0 takes any free one. The event loop accepts one connection a turn from each
 * listening socket, so several share the port: https://github.com/libuv/libuv/pull/3696
 * @throws when something else listens on the port
 */
export async function openPort(server: Server, { host, port }: Wanted): Promise<OpenPort> {
  // The process that shares the work among others has nothing else to do than to accept.
  const isShared = process.platform === 'linux' && cluster.isPrimary
  // A socket that may share its port is let in beside another shop's.
  if (isShared && port !== 0) await checkFree({ host, port })
  const address = await listen(server, { host, port, reusePort: isShared })
  const others = Array.from({ length: isShared ? listenersOfProcess - 1 : 0 }, () =>
    createServer(socketOptions, socket => server.emit('connection', socket)),
  )
  await Promise.all(others.map(other => listen(other, { host, port: address.port, reusePort: true })))
  return { address, close: async () => void (await Promise.all([server, ...others].map(close))) }
}

async function checkFree(wanted: Wanted): Promise<void> {
  const other = createServer()
  await listen(other, wanted)
  await close(other)
}

async function listen(server: SocketServer, wanted: Wanted & { reusePort?: boolean }): Promise<AddressInfo> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (cause: NodeJS.ErrnoException) =>
    reject(
      cause.code === 'EADDRINUSE'
        ? new Error(`Port ${wanted.port} is taken. Choose another with PORT.`)
        : cause,
    ),
  )
  server.listen(wanted, resolve)
  await promise
  // One that listens on a port has an address of this form.
  return server.address() as AddressInfo
}

const close = (server: SocketServer) => new Promise<unknown>(resolve => server.close(resolve))
