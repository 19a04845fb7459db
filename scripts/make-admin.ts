// npm run make-admin -- <email> <password>
import { uuidv7 } from 'uuidv7'
import { SignUp } from '../src/contract/accounts/accounts.ts'
import { ensureAdmin } from '../src/server/accounts/ensure-admin.ts'
import { removeSecondFactor } from '../src/server/accounts/second-factor/turn-off.ts'
import { readConfig } from '../src/server/config.ts'
import { loadSettings, valuesOf } from '../src/server/settings/load-settings.ts'
import { withDatabase } from './with-database.ts'

const AdminArguments = SignUp.pick({ email: true, password: true })

const [email, password, ...rest] = process.argv.slice(2)
const given = AdminArguments.safeParse({ email, password })
if (!given.success || rest.length > 0) {
  console.error('Usage: npm run make-admin -- <email> <password>')
  for (const issue of given.error?.issues ?? []) console.error(`${issue.path.join('.')}: ${issue.message}`)
  process.exitCode = 2
} else {
  try {
    let hadSecondFactor = false
    await withDatabase(async db => {
      const values = valuesOf(await loadSettings({ db, config: readConfig(process.env) }))
      const settings = { current: () => values }
      await ensureAdmin({ db, clock: () => new Date(), newId: uuidv7, settings }, given.data)
      hadSecondFactor = await removeSecondFactor({ db }, given.data.email)
    })
    console.info(`${given.data.email} can now sign in as an admin.`)
    if (hadSecondFactor)
      console.info('Its second factor is removed: it signs in without a code until it sets up a new one.')
  } catch (error) {
    console.error(`No admin was made. ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
