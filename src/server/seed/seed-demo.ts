import { deleteMilestone, hasMilestone, setMilestone } from '../db/milestones.ts'
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
const done = 'demo done'

/**
 * Fills an empty shop with the demo and returns its logins; null for a shop with content of its own. A demo cut off
 * half way is filled again; nobody could sign in before it was done. To be called in one process at a time.
 */
export async function seedDemo(deps: Deps): Promise<DemoLogins | null> {
  if (await hasMilestone(deps.db, done)) return demoLogins
  if (await hasMilestone(deps.db, begun)) await emptyTables(deps.db)
  else if (!(await isEmpty(deps.db))) return null
  await setMilestone(deps.db, begun, deps.clock())
  deps.log.info('Filling the shop with the demo catalogue…')
  await fillDemo(deps, demoLogins)
  await setMilestone(deps.db, done, deps.clock())
  return demoLogins
}

/**
 * Removes a demo that was cut off half way from a shop that opens without one. Otherwise the demo's public admin login
 * would remain, and a later demo start would empty a shop with customers. To be called in one process at a time.
 */
export async function dropHalfDemo({ db }: Pick<Deps, 'db'>): Promise<null> {
  if ((await hasMilestone(db, done)) || !(await hasMilestone(db, begun))) return null
  await emptyTables(db)
  await deleteMilestone(db, begun)
  return null
}
