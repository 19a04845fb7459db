import { ShopError } from '../../contract/errors.ts'
import { endLogin } from '../accounts/end-login.ts'
import { openStockMovesAnew } from '../catalogue/stock/correct-stock-moves.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { setMilestone, takeMilestone } from '../db/milestones.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { announceSettings } from '../notices/open-notices.ts'
import { forgetDemoSeller } from '../settings/forget-demo-seller.ts'
import { openDemoIds } from './fill-demo.ts'
import {
  deleteAllOrders,
  deleteDeals,
  deleteDemoCharts,
  deletePeople,
  deleteProducts,
  deleteUnchanged,
  endTestPayments,
  selectIds,
} from './leave-queries.ts'
import { demoLogins, markDemoLeft } from './seed-demo.ts'

type Leaving = {
  /** Which of the demo's records stay. All orders go, whoever placed them, unless everything stays. */
  keep: 'nothing' | 'products' | 'everything'
  /** What else happens with it, or neither. The demo's logins have ended by then. */
  along?: (tx: Tx) => Promise<void>
}

/** Between leaving and the shop's next opening a test card may still be tried. */
const testPaymentsLeft = 'demo payments left'

/**
 * Makes a real shop of the demo's data. Its logins end at once, and so do payments by test card. What else was added
 * stays. All or nothing, and once: a running shop then opens again by itself.
 * @throws no_demo when the data is no demo's, or is none any more
 */
export async function leaveDemo({ db, clock }: Pick<Deps, 'db' | 'clock'>, leaving: Leaving): Promise<void> {
  const { keep, along } = leaving
  await inTransaction(db, async tx => {
    if (!(await markDemoLeft(tx, clock()))) throw new ShopError('no_demo', 'This shop is not a demo.')
    for (const { email } of Object.values(demoLogins)) await endLogin(tx, email)
    if (keep !== 'everything') await deleteMadeUp(tx, keep)
    await endTestPayments(tx, clock())
    if (keep !== 'everything') await openStockMovesAnew(tx, clock())
    await setMilestone(tx, testPaymentsLeft, clock())
    await along?.(tx)
    await forgetDemoSeller(tx)
    // Promises and the home page were the demo's until somebody saved others.
    await announceSettings(tx)
  })
}

async function deleteMadeUp(tx: Tx, keep: 'nothing' | 'products'): Promise<void> {
  const isDemo = openDemoIds()
  const idsIn = async (table: Parameters<typeof selectIds>[1]) => (await selectIds(tx, table)).filter(isDemo)
  await deleteAllOrders(tx)
  await deleteDeals(tx, await idsIn('deals'))
  if (keep === 'nothing') {
    await deleteProducts(tx, await idsIn('products'))
    await deleteDemoCharts(tx)
  }
  for (const table of ['pages', 'collections'] as const) await deleteUnchanged(tx, table, await idsIn(table))
  await deletePeople(tx, await idsIn('users'))
}

/** Ends what was paid by test card while a shop that has left the demo was still closing. To be called before it takes cards. */
export const endLastTestPayments = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  inTransaction(db, async tx => {
    if (await takeMilestone(tx, testPaymentsLeft)) await endTestPayments(tx, clock())
  })
