import { rmSync } from 'node:fs'

// The package `node` installs itself through a second one that brings 67 MB of C headers. Its binary is hard-linked to
// `node/bin`, so the second one can go. Plain JavaScript: it runs on the Node that npm was started with.
rmSync('node_modules/node/node_modules', { recursive: true, force: true })
