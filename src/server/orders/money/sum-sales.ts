import { dollars } from '../../../contract/settings/money-settings.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import {
  findShopCurrency,
  hasSalesBeside,
  holdSaleChanges,
  lockSalesCurrency,
  moveSaleChanges,
  type SalesCurrency,
  setSalesCurrency,
  sumAmounts,
} from './sales-queries.ts'

/**
 * Brings the sums of sales up to date with every order committed so far. An order only notes that it was placed,
 * cancelled or refused, so that orders do not wait for each other's sums (docs/decisions/0019). Amounts are summed in the
 * shop's currency alone, and anew after it has changed. Returns it, and since when it is another than before.
 */
export const sumSales = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<SalesCurrency> =>
  inTransaction(db, async tx => {
    const summed = await lockSalesCurrency(tx)
    const currency = (await findShopCurrency(tx)) ?? dollars.currency
    if (summed?.currency === currency) {
      await moveSaleChanges(tx, currency)
      return summed
    }
    const hasChanged = summed !== undefined || (await hasSalesBeside(tx, currency))
    return sumAnew(tx, { currency, since: hasChanged ? clock() : null })
  })

async function sumAnew(tx: Tx, changed: SalesCurrency): Promise<SalesCurrency> {
  await holdSaleChanges(tx)
  await moveSaleChanges(tx, changed.currency)
  await sumAmounts(tx, changed.currency)
  await setSalesCurrency(tx, changed)
  return changed
}
