import { endLogin } from '../accounts/end-login.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { holdsDemo } from '../db/milestones.ts'
import type { Deps } from '../deps.ts'
import { openDemoIds } from './fill-demo.ts'
import {
  deleteAllOrders,
  deleteDeals,
  deleteDemoCharts,
  deletePeople,
  deleteProducts,
  endTestPayments,
  selectIds,
} from './leave-queries.ts'
import { demoLogins, markDemoLeft } from './seed-demo.ts'

/**
 * Makes a real shop of the demo's data. Its logins end at once, and so do payments by test card. `isEmptied`: its products, deals, people and size charts go too, and so
 * do all orders, which were made to try the shop; what else was added stays. All or nothing.
 * @throws Error when the data is no demo's
 */
export async function leaveDemo(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { isEmptied }: { isEmptied: boolean },
): Promise<void> {
  if (!(await holdsDemo(db))) throw new Error('This data is not a demo.')
  await inTransaction(db, async tx => {
    for (const { email } of Object.values(demoLogins)) await endLogin(tx, email)
    if (isEmptied) {
      const isDemo = openDemoIds()
      const idsIn = async (table: 'products' | 'deals' | 'users') =>
        (await selectIds(tx, table)).filter(isDemo)
      await deleteAllOrders(tx)
      await deleteDeals(tx, await idsIn('deals'))
      await deleteProducts(tx, await idsIn('products'))
      await deletePeople(tx, await idsIn('users'))
      await deleteDemoCharts(tx)
    }
    await endTestPayments(tx)
    await markDemoLeft(tx, clock())
  })
}
