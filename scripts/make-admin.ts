// npm run make-admin -- <email> <password>
import { uuidv7 } from 'uuidv7'
import { SignUp } from '../src/contract/accounts.ts'
import { ensureAdmin } from '../src/server/accounts/ensure-admin.ts'
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
    await withDatabase(db => ensureAdmin({ db, clock: () => new Date(), newId: uuidv7 }, given.data))
    console.info(`${given.data.email} can now sign in as an admin.`)
  } catch (error) {
    console.error(`No admin was made. ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
