import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Everything the pages and the server are made from. */
const sources = [
  'src/**',
  'scripts/build-shop.ts',
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
  const fingerprint = fingerprintOf(sources)
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
  if (fresh && !process.argv.includes('--force')) return
  // A build that breaks off must not be taken for a whole one.
  rmSync(stamp, { force: true })
  console.info('Building the shop…')
  const created = process.argv.includes('--create-shop') ? createShop() : null
  try {
    process.exitCode = await build()
    if (process.exitCode !== 0) return
    await compressAssets('build/client')
    writeFileSync(stamp, fingerprint)
  } finally {
    // Until it ends it holds the data folder, and a shop started next would be refused.
    await created
  }
}

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync(patterns, { exclude: ['**/*.test.{ts,tsx}'] }).toSorted()) {
    if (statSync(path).isFile()) hash.update(path).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Room for many new objects: with Node's own, collecting them takes a second. */
const heapOptions = ['--min-semi-space-size=32', '--max-semi-space-size=128']

/** Returns the status with which the build ended; unless it is 0, what the build said is shown. */
async function build(): Promise<number> {
  const command = join('node_modules', '@react-router', 'dev', 'bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [...heapOptions, command, 'build'], { env })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => output.push(part))
  const status = await exitOf(child)
  if (status !== 0) console.error(Buffer.concat(output).toString())
  return status
}

/** Whatever fails here, the shop does again when it starts, and reports. */
const createShop = () =>
  exitOf(spawn(process.execPath, [...heapOptions, 'scripts/create-shop.ts'], { stdio: 'inherit' }))

const exitOf = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve(code ?? 1))
  })

/** Best compression once, so that no request waits for it; on all cores. */
async function compressAssets(folder: string) {
  const compress = async (path: string) => {
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, await brotli(bytes))
    writeFileSync(`${path}.gz`, await gzip(bytes, { level: 9 }))
  }
  await Promise.all(globSync(`${folder}/**/*.{js,css,svg,json,txt}`).map(compress))
}

await main()
