import { rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { relative, resolve } from 'node:path'
import { z } from 'zod'

/** What commands ask of the running shop, which alone may use its embedded database. */
export type Control = {
  /** Copies the database's folder; breaks off once the copy is not wanted any more. */
  copy: (folder: string, wanted: AbortSignal) => Promise<void>
  /** Closes the shop and opens it again. */
  restart: () => Promise<void>
}

const Command = z.discriminatedUnion('task', [
  z.object({ task: z.literal('copy'), folder: z.string() }),
  z.object({ task: z.literal('restart') }),
])
type Command = z.output<typeof Command>

const maxBodyLength = 10_000
/** What the operating system allows for the name of a socket. */
const maxSocketLength = 103

/** A socket in the data folder, which is the shop's user's alone. Named from here if that is shorter. */
function socketPath(dataDir: string): string {
  const path = resolve(dataDir, 'control.sock')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}

/** Listens for commands on this machine; null where the data folder's name is too long for it. To be called by who holds the folder. */
export async function serveControl(dataDir: string, control: Control): Promise<Server | null> {
  const path = socketPath(dataDir)
  if (path.length > maxSocketLength) return null
  // Left behind by a shop that was killed.
  rmSync(path, { force: true })
  const server = createServer(async (incoming, outgoing) => {
    const gone = new AbortController()
    outgoing.once('close', () => gone.abort())
    const answer = (status: number, text = '') => outgoing.writeHead(status).end(text)
    try {
      let body = ''
      for await (const part of incoming.setEncoding('utf8')) {
        body += part
        if (body.length > maxBodyLength) return answer(413)
      }
      const command = Command.parse(JSON.parse(body))
      if (command.task === 'copy') await control.copy(command.folder, gone.signal)
      else await control.restart()
      answer(200)
    } catch (cause) {
      answer(500, cause instanceof Error ? cause.message : String(cause))
    }
  })
  await new Promise<void>((opened, failed) => server.once('error', failed).listen(path, opened))
  return server.unref()
}

/**
 * Asks the shop that runs on the data folder; false when none runs.
 * @throws Error with the shop's own words when it could not do it
 */
export function askShop(dataDir: string, asked: Command): Promise<boolean> {
  const socket = socketPath(dataDir)
  if (socket.length > maxSocketLength) return Promise.resolve(false)
  return new Promise((answered, failed) => {
    const asking = request({ socketPath: socket, method: 'POST' }, async response => {
      try {
        let text = ''
        for await (const part of response.setEncoding('utf8')) text += part
        if (response.statusCode === 200) answered(true)
        else failed(new Error(`The running shop says: ${text || response.statusCode}`))
      } catch (cause) {
        failed(cause)
      }
    })
    asking.once('error', (cause: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(cause.code ?? '') ? answered(false) : failed(cause),
    )
    asking.end(JSON.stringify(asked))
  })
}
