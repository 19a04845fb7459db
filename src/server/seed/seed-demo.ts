import type { Config } from '../config.ts'
import {
  deleteMilestone,
  demoFilled,
  hasMilestone,
  holdsDemo,
  setMilestone,
  takeMilestone,
} from '../db/milestones.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { DemoLogins } from './demo-accounts.ts'
import { fillDemo } from './fill-demo.ts'
import { emptyTables, isEmpty } from './queries.ts'

/** Public knowledge: a demo is for looking around, not for customers. */
export const demoLogins: DemoLogins = {
  shopper: { email: 'shopper@example.com', password: 'zari-shopper' },
  admin: { email: 'admin@example.com', password: 'zari-admin' },
}

const begun = 'demo begun'
const left = 'demo left'

/**
 * Refuses to open the demo's data for customers: whoever read the README could sign in as its admin.
 * @throws Error that names the two ways to a real shop
 */
export function refuseCustomers({ opensForCustomers }: Pick<Config, 'opensForCustomers'>): void {
  if (opensForCustomers === null) return
  throw new Error(
    `This data is the demo's, and everybody knows its logins, so it does not open with ${opensForCustomers}. Two ways lead to a real shop:
  a fresh one: name an empty folder with DATA_DIR, or an empty database with DATABASE_URL
  this one with what you have made: npm run leave-demo`,
  )
}

/** From now on the data is a real shop's; no demo is ever filled in again. False when it is no demo's. */
export async function markDemoLeft(tx: Tx, now: Date): Promise<boolean> {
  if (!(await takeMilestone(tx, demoFilled))) return false
  await deleteMilestone(tx, begun)
  await setMilestone(tx, left, now)
  return true
}

/**
 * Fills an empty shop with the demo; a shop with content of its own stays as it is. A demo cut off half way is filled
 * again; nobody could sign in before it was done. To be called in one process at a time.
 */
export async function seedDemo(deps: Deps): Promise<void> {
  if ((await holdsDemo(deps.db)) || (await hasMilestone(deps.db, left))) return
  if (await hasMilestone(deps.db, begun)) await emptyTables(deps.db)
  else if (!(await isEmpty(deps.db))) return
  await setMilestone(deps.db, begun, deps.clock())
  deps.log.info('Filling the shop with the demo catalogue…')
  await fillDemo(deps, demoLogins)
  await setMilestone(deps.db, demoFilled, deps.clock())
}

/**
 * Removes a demo that was cut off half way from a shop that opens without one. Otherwise the demo's public admin login
 * would remain, and a later demo start would empty a shop with customers. To be called in one process at a time.
 */
export async function dropHalfDemo({ db }: Pick<Deps, 'db'>): Promise<void> {
  if ((await holdsDemo(db)) || !(await hasMilestone(db, begun))) return
  await emptyTables(db)
  await deleteMilestone(db, begun)
}
