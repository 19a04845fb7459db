import { dollars } from '../../../contract/settings/money-settings.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import {
  countMarkedSales,
  deleteEmptyCities,
  findShopCurrency,
  hasSalesBeside,
  lockSalesCurrency,
  markAllSales,
  type SalesCurrency,
  setSalesCurrency,
} from './sales-queries.ts'

/**
 * Counts again what orders committed so far have marked; they only mark it, so that they do not wait for each other's sums
 * (docs/decisions/0019). Amounts are summed in the shop's currency alone, and anew after it has changed. Returns it, and since
 * when it is another than before.
 */
export const sumSales = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<SalesCurrency> =>
  inTransaction(db, async tx => {
    const summed = await lockSalesCurrency(tx)
    const currency = (await findShopCurrency(tx)) ?? dollars.currency
    if (summed?.currency === currency) {
      await countMarkedSales(tx, currency)
      await deleteEmptyCities(tx)
      return summed
    }
    // A shop that chose its currency before it sold anything has left out no sale.
    const changed = { currency, since: (await hasSalesBeside(tx, currency)) ? clock() : null }
    await markAllSales(tx)
    await countMarkedSales(tx, currency)
    await setSalesCurrency(tx, changed)
    return changed
  })
