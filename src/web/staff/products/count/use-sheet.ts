import { browserApi } from '../../../api/browser.ts'
import { staffKeys } from '../../cache/staff-keys.ts'
import { useRead } from '../../cache/use-read.ts'
import { type SheetPart, toSheet } from './known-pieces.ts'

const productsPerCall = 50

/** What should lie on the shelves of these products, read again whenever an order may have changed it. */
export function useSheet(productIds: readonly string[]) {
  // While another product is read with them, what is known of the others stays.
  const { answer, value, reload } = useRead(
    [staffKeys.stock, 'count'],
    signal => readSheet(productIds, signal),
    { variant: productIds.join(',') },
  )
  return { sheet: toSheet(value ?? []), isFailed: answer.state === 'failed', reload }
}

const readSheet = (productIds: readonly string[], signal: AbortSignal): Promise<SheetPart[]> =>
  Promise.all(
    Array.from({ length: Math.ceil(productIds.length / productsPerCall) }, async (_, nth) => {
      const ids = productIds.slice(nth * productsPerCall, (nth + 1) * productsPerCall)
      const { shelves } = await browserApi.catalogue.countSheet({ query: { ids: ids.join(',') } }, { signal })
      return { ids, shelves }
    }),
  )
