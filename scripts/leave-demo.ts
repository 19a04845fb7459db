// npm run leave-demo [-- --keep | --keep-products | --empty]
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { leaveDemo } from '../src/server/seed/leave-demo.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: npm run leave-demo -- [--keep | --keep-products | --empty]
  --keep           the demo's products, deals, people and orders stay
  --keep-products  its products and size charts stay; deals, people and every order placed so far go
  --empty          they go too; products and accounts of your own stay`

type Kept = Parameters<typeof leaveDemo>[1]['keep']

/** What stays of the demo; null when nobody says. */
async function readAnswer(): Promise<Kept | null> {
  const flags = { keep: 'everything', 'keep-products': 'products', empty: 'nothing' } as const
  const options = { keep: flag, 'keep-products': flag, empty: flag }
  const { values } = parseArgs({ options })
  const given = Object.entries(flags).flatMap(([name, kept]) =>
    values[name as keyof typeof flags] ? [kept] : [],
  )
  if (given.length > 0) return given.length === 1 ? (given[0] ?? null) : null
  return process.stdin.isTTY ? ask() : null
}

const flag = { type: 'boolean' } as const

async function ask(): Promise<Kept | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question =
    "Shall the demo's products, deals and people go too, and every order placed so far? (yes/no) "
  const answer = (await terminal.question(question)).trim().toLowerCase()
  terminal.close()
  if (answer === 'yes' || answer === 'y') return 'nothing'
  return answer === 'no' || answer === 'n' ? 'everything' : null
}

try {
  const keep = await readAnswer()
  if (keep === null) {
    console.error(usage)
    process.exitCode = 2
  } else {
    await withDatabase(db => leaveDemo({ db, clock: () => new Date() }, { keep }))
    console.info(`The demo is over: nobody can sign in with its logins.
Start the shop with ADMIN_EMAIL and ADMIN_PASSWORD of your own, and with PUBLIC_URL.`)
  }
} catch (error) {
  console.error(`Nothing was changed. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
