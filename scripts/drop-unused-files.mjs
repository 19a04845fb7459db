import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Plain JavaScript: it runs on the Node that npm was started with.

// The package `node` installs itself through a second one that brings 67 MB of C headers. Its binary is hard-linked to
// `node/bin`, so the second one can go.
rmSync('node_modules/node/node_modules', { recursive: true, force: true })

// 47 MB of source maps, which only a debugger reads.
for (const file of readdirSync('node_modules', { recursive: true }))
  if (file.endsWith('.map')) rmSync(join('node_modules', file), { force: true })
