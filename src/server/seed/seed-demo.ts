import { deleteMilestone, hasMilestone, setMilestone } from '../db/milestones.ts'
import type { Deps } from '../deps.ts'
import type { DemoLogins } from './demo-accounts.ts'
import { fillDemo } from './fill-demo.ts'
import { emptyTables, isEmpty } from './queries.ts'

/** Known to everybody who reads this: a demo is for looking around, not for customers. */
export const demoLogins: DemoLogins = {
  shopper: { email: 'shopper@example.com', password: 'zari-shopper' },
  admin: { email: 'admin@example.com', password: 'zari-admin' },
}

const begun = 'demo begun'
const done = 'demo done'

/**
 * Fills an empty shop with the demo and answers who may sign in; null for a shop with content of its own.
 * A demo that was cut off half way is begun again: nobody has been let in before it was done. To be called
 * in one process at a time.
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
 * Takes a demo that was cut off half way out of a shop that is to open without one. What was left would let
 * anybody in who knows the demo's admin, and a later start with the demo on would begin it again and so empty
 * a shop that has customers by then. To be called in one process at a time.
 */
export async function dropHalfDemo({ db }: Pick<Deps, 'db'>): Promise<null> {
  if ((await hasMilestone(db, done)) || !(await hasMilestone(db, begun))) return null
  await emptyTables(db)
  await deleteMilestone(db, begun)
  return null
}
