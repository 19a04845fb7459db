import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killOnExit } from './kill-on-exit.ts'

/** What Node compiled for one process of the tests serves the next. */
export const compileCache = { NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/zari/compiled') }

export type RunningShop = {
  url: string
  pid: number
  /** The demo logins and all else it printed. */
  output: () => string
  /** Ends the process and waits for it; SIGKILL is `kill -9`. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * A shop as `npm start` runs it, in a process of its own on a free port of this machine. Resolves once it is open.
 * `script` may be one that opens it in another way.
 */
export async function startShop(env: Record<string, string>, script?: string): Promise<RunningShop> {
  const child = spawnShop(env, script)
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      const opened = /open at (http:\S+)/.exec(output)
      if (opened?.[1]) resolve(opened[1])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', code => reject(new Error(`The shop ended with ${code} before it opened:\n${output}`)))
  })
  return { url, pid: child.pid ?? 0, output: () => output, stop: (signal = 'SIGTERM') => end(child, signal) }
}

/** Starts a shop and ends it by `kill -9` as soon as it prints these words. */
export function killShopWhenItSays(words: string, env: Record<string, string>): Promise<void> {
  const child = spawnShop(env)
  return new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk
      if (output.includes(words)) child.kill('SIGKILL')
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (_code, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error(`The shop ended by itself:\n${output}`)),
    )
  })
}

/** A shop that refuses nobody: on a busy machine its answers are late, and tests wait. */
const defaults = {
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  LOAD_GATE: 'off',
}

/** Vitest's shops live for seconds, in which neither optimising the database's WebAssembly nor warming pictures pays. */
const briefly = process.env.VITEST
  ? { flags: ['--liftoff-only'], env: { WARM_PICTURES: 'off' } }
  : { flags: [], env: {} }

/** What `npm start` gives Node, its limits of memory among it. */
function startArguments(): string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync('package.json', 'utf8'))
  return scripts.start.split('&& exec node ').at(-1)?.split(' ') ?? []
}

function spawnShop(env: Record<string, string>, script?: string) {
  const child = spawn(process.execPath, script ? [script] : [...briefly.flags, ...startArguments()], {
    env: { ...process.env, ...compileCache, ...defaults, ...briefly.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.once(
    'exit',
    killOnExit(() => child.kill('SIGKILL')),
  )
  return child
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/** A data folder that is gone after the tests. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'zari-shop-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
