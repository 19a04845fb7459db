import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Plain JavaScript: it runs on the Node that npm was started with.

const remove = path => rmSync(join('node_modules', path), { recursive: true, force: true })

// The package `node` installs itself through a second one that brings 67 MB of C headers. Its binary is hard-linked to
// `node/bin`, so the second one can go.
remove('node/node_modules')

// 47 MB of source maps, which only a debugger reads.
for (const file of readdirSync('node_modules', { recursive: true })) if (file.endsWith('.map')) remove(file)

// 48 MB of copies for `require` or for other uses, of sources and of manuals: the shop imports modules.
for (const folder of [
  'stripe/cjs',
  'zod/src',
  'hono/dist/cjs',
  'react-dom/cjs/react-dom-profiling.profiling.js',
  'react-dom/cjs/react-dom-profiling.development.js',
  'swagger-ui-dist/swagger-ui-es-bundle.js',
  'swagger-ui-dist/swagger-ui-es-bundle-core.js',
  '@base-ui/react/docs',
  'bwip-js/barcode.ps',
  'bwip-js/stb_truetype.h',
  ...['bin', 'examples', 'fonts', 'lib', 'src'].map(name => `bwip-js/${name}`),
  'puppeteer-core/src',
  'puppeteer-core/lib/es5-iife',
  ...['query-core', 'react-query'].flatMap(name => [
    `@tanstack/${name}/src`,
    `@tanstack/${name}/build/legacy`,
  ]),
  ...['react-table', 'table-core'].map(name => `@tanstack/${name}/src`),
])
  remove(folder)
for (const folder of ['@base-ui/react', '@base-ui/utils'])
  for (const file of readdirSync(join('node_modules', folder), { recursive: true })) {
    const [, name, kind] = /^(.*?)(\.d\.ts|\.js)$/.exec(file) ?? []
    const module = kind === '.js' ? '.mjs' : '.d.mts'
    if (name && existsSync(join('node_modules', folder, name + module))) remove(join(folder, file))
  }

// The barcodes of labels are drawn by one of four builds.
const barcodes = 'bwip-js/dist'
for (const file of readdirSync(join('node_modules', barcodes)))
  if (!/^bwip-js-gen\.|^bwipp\.mjs$/.test(file)) remove(join(barcodes, file))
