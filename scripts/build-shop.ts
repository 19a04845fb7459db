import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { slimManifest } from './slim-manifest.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Everything the pages and the server are made from. */
const sources = [
  'src/**',
  'scripts/build-shop.ts',
  'scripts/slim-manifest.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const stamp = 'build/fingerprint'

/**
 * Builds pages and server unless `build/` already holds what the sources make. With `--create-shop` a new shop gets its
 * database and its demo meanwhile, on another core.
 */
async function main() {
  if (!process.argv.includes('--force') && isFresh()) return
  // A build that breaks off must not be taken for a whole one.
  rmSync(stamp, { force: true })
  console.info('Building the shop…')
  const created = process.argv.includes('--create-shop') ? createShop() : null
  const built = build()
  // While both start.
  const fingerprint = fingerprintOf(sources)
  try {
    process.exitCode = await built
    if (process.exitCode !== 0) return
    slimManifest()
    await compressAssets()
    writeFileSync(stamp, fingerprint)
  } finally {
    // Until it ends it holds the data folder, and a shop started next would be refused.
    await created
  }
}

const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(sources)

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync(patterns, { exclude: ['**/*.test.{ts,tsx}'] }).toSorted()) {
    if (statSync(path).isFile()) hash.update(path).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

/**
 * For processes of a few seconds: room for many new objects, since collecting them takes a second with Node's own, and no
 * optimising of code that soon runs no more.
 */
const shortRunOptions = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=128',
  '--max-opt=2',
  '--liftoff-only',
]

/** Returns the status with which the build ended; unless it is 0, what the build said is shown. */
async function build(): Promise<number> {
  const command = join('node_modules', '@react-router', 'dev', 'bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [...shortRunOptions, command, 'build'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => output.push(part))
  let compressed = Promise.resolve()
  // Sent by `vite.config.ts` when the browser's files are written and the server is still to be built. What cannot be
  // compressed is tried again at the end.
  child.once('message', () => {
    compressed = compressAssets().catch(() => {})
  })
  const status = await exitOf(child)
  await compressed
  if (status !== 0) console.error(Buffer.concat(output).toString())
  return status
}

/** Whatever fails here, the shop does again when it starts, and reports. */
const createShop = () =>
  exitOf(spawn(process.execPath, [...shortRunOptions, 'scripts/create-shop.ts'], { stdio: 'inherit' }))

const exitOf = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve(code ?? 1))
  })

/** Best compression once, so that no request waits for it; on all cores. What is compressed already is left out. */
async function compressAssets() {
  const compress = async (path: string) => {
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, await gzip(bytes, { level: 9 }))
    writeFileSync(`${path}.br`, await brotli(bytes))
  }
  const paths = globSync('build/client/**/*.{js,css,svg,json,txt}')
  await Promise.all(paths.filter(path => !existsSync(`${path}.br`)).map(compress))
}

await main()
