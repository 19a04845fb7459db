import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { type Sandbox, startSandbox } from '../../src/sandbox/start-sandbox.ts'
import { compileCache } from '../start-shop.ts'
import type { ScenarioName } from './scenarios.ts'
import type { Told } from './told.ts'

/** What one life of the shop is given. */
export type Job = {
  folder: string
  databaseUrl: string | null
  sandbox: Pick<Sandbox, 'url' | 'secretKey' | 'publishableKey' | 'webhookSecret'>
  /** Where buyers answer their bank. */
  bankUrl: string
  now: number
  /** Null: only settle and check. */
  scenario: ScenarioName | null
  /** The step at which it is killed; null: it lives. */
  killAt: number | null
  /** Whether the steps count that settle what the last life left, rather than those of the scenario. */
  countsRecovery: boolean
  /** What buyers and staff have been told. */
  told: Told[]
}

export type Report = { books?: string[]; told?: Told; ended?: true; steps?: string[] }

type Life = { killed: boolean; steps: string[] }

export type Faults = {
  /** One life of the shop; returns whether it was killed, and the names of the steps of one that was not. */
  live: (scenario: ScenarioName, killAt: number | null) => Promise<Life>
  /** A life that only settles what the last one left. */
  recover: (killAt: number | null) => Promise<Life>
  /** What has been wrong in the books so far. */
  wrong: readonly string[]
  /** A last life that settles everything. What is wrong in the books; nothing, if all is well. */
  end: () => Promise<string[]>
}

const hours = 3_600_000

/** A shop that is killed again and again, on one database and one card provider that outlive it. */
export async function openFaults(folder: string, databaseUrl: string | null): Promise<Faults> {
  const sandbox = await startSandbox({ folder: join(folder, 'sandbox') })
  const bank = createServer(getRequestListener(sandbox.fetch))
  bank.listen(0, '127.0.0.1')
  await once(bank, 'listening')
  // It listens on a port, so it has an address of that kind.
  const bankUrl = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`
  const { url, secretKey, publishableKey, webhookSecret } = sandbox
  const told: Told[] = []
  const wrong: string[] = []
  let now = Date.now()
  const live = async (scenario: ScenarioName | null, killAt: number | null, countsRecovery = false) => {
    now += 3 * hours
    const keys = { url, secretKey, publishableKey, webhookSecret }
    const plan = { scenario, killAt, countsRecovery }
    const life = await run({ folder, databaseUrl, sandbox: keys, bankUrl, now, told, ...plan })
    told.push(...life.told)
    // Killed while it settled, it came to no check.
    if (!(countsRecovery && life.killed)) wrong.push(...life.books)
    return life
  }
  return {
    live,
    wrong,
    recover: killAt => live(null, killAt, true),
    end: async () => {
      await live(null, null)
      bank.close()
      await sandbox.stop()
      return wrong
    },
  }
}

const program = fileURLToPath(new URL('shop-process.ts', import.meta.url))

/**
 * Runs a process with this job to its end; throws when it ends otherwise than by itself or by its own kill. It lives for
 * a second, in which the database's WebAssembly is not worth optimising.
 */
async function run(job: Job) {
  const child = spawn(process.execPath, ['--liftoff-only', program], {
    env: { ...process.env, ...compileCache },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // After some hundred lives the job is too long for an argument or a variable.
  child.stdin.on('error', () => {}).end(JSON.stringify(job))
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const ended = once(child, 'close')
  const life = {
    killed: false,
    books: ['The books were not checked'],
    told: [] as Told[],
    steps: [] as string[],
  }
  for await (const line of createInterface(child.stdout)) {
    const { books, told, steps }: Report = JSON.parse(line)
    if (books) life.books = books
    if (told) life.told.push(told)
    if (steps) life.steps = steps
  }
  const [code, signal] = await ended
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`A shop ended with ${code ?? signal}:\n${said}`)
  return { ...life, killed: signal === 'SIGKILL' }
}
