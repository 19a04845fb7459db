// npm run make-admin -- <email> <password>
import { uuidv7 } from 'uuidv7'
import { SignUp } from '../src/contract/accounts.ts'
import { type AdminCredentials, ensureAdmin } from '../src/server/accounts/ensure-admin.ts'
import { readConfig } from '../src/server/config.ts'
import { checkReachable } from '../src/server/db/check-reachable.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openEmbedded, openPostgres } from '../src/server/db/open.ts'

const AdminArguments = SignUp.pick({ email: true, password: true })

/** Makes the admin in the database that the settings name. Throws when a running shop holds the embedded one. */
async function makeAdmin(credentials: AdminCredentials): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const { db, close } = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir)
  try {
    if (databaseUrl) await checkReachable(db)
    await migrate(db)
    await ensureAdmin({ db, clock: () => new Date(), newId: uuidv7 }, credentials)
  } finally {
    await close()
  }
}

const [email, password, ...rest] = process.argv.slice(2)
const given = AdminArguments.safeParse({ email, password })
if (!given.success || rest.length > 0) {
  console.error('Usage: npm run make-admin -- <email> <password>')
  for (const issue of given.error?.issues ?? []) console.error(`${issue.path.join('.')}: ${issue.message}`)
  process.exitCode = 2
} else {
  try {
    await makeAdmin(given.data)
    console.info(`${given.data.email} can now sign in as an admin.`)
  } catch (error) {
    console.error(`No admin was made. ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
