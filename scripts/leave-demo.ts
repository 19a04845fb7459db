// npm run leave-demo [-- --keep | --empty]
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { leaveDemo } from '../src/server/seed/leave-demo.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: npm run leave-demo -- [--keep | --empty]
  --keep   the demo's products, deals and orders stay
  --empty  they go, with every order placed so far; products and accounts of your own stay`

/** Whether the demo's content goes; null when nobody says. */
async function readAnswer(): Promise<boolean | null> {
  const { values } = parseArgs({ options: { keep: { type: 'boolean' }, empty: { type: 'boolean' } } })
  if (values.keep && values.empty) return null
  if (values.keep || values.empty) return values.empty === true
  return process.stdin.isTTY ? ask() : null
}

async function ask(): Promise<boolean | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question =
    "Shall the demo's products, deals and people go too, and every order placed so far? (yes/no) "
  const answer = (await terminal.question(question)).trim().toLowerCase()
  terminal.close()
  if (answer === 'yes' || answer === 'y') return true
  return answer === 'no' || answer === 'n' ? false : null
}

try {
  const isEmptied = await readAnswer()
  if (isEmptied === null) {
    console.error(usage)
    process.exitCode = 2
  } else {
    await withDatabase(db => leaveDemo({ db, clock: () => new Date() }, { isEmptied }))
    console.info(`The demo is over: nobody can sign in with its logins.
Start the shop with ADMIN_EMAIL and ADMIN_PASSWORD of your own, and with PUBLIC_URL.`)
  }
} catch (error) {
  console.error(`Nothing was changed. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
