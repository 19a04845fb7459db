import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// The package `node` installs itself through a second one that brings 67 MB of C headers. Its binary is hard-linked to
// `node/bin`, so the second one can go. Plain JavaScript: it runs on the Node that npm was started with.
rmSync('node_modules/node/node_modules', { recursive: true, force: true })

// 6 MB that only a debugger reads, more than the archive of an empty database takes.
const pglite = 'node_modules/@electric-sql/pglite/dist'
for (const file of readdirSync(pglite, { recursive: true }))
  if (file.endsWith('.map')) rmSync(join(pglite, file))
