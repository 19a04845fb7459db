import { useQueries } from '@tanstack/react-query'
import { piecesLeft } from '../../../contract/catalogue/stock.ts'
import { browserApi } from '../../api/browser.ts'
import { priceFrom } from '../../parts/product/price-from.ts'
import { staffKeys } from '../cache/staff-keys.ts'
import type { DraftLine } from './draft-line.ts'

/**
 * The lines with the stock of now, and what is added with its price, read again whenever orders of others may have changed it. A line keeps what it knew
 * until the shop has answered, and of a product that is sold no more.
 */
export function useCurrentStock<Line extends DraftLine>(lines: readonly Line[]): readonly Line[] {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const answers = useQueries({
    queries: ids.map(id => ({
      queryKey: [staffKeys.stock, id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        browserApi.catalogue.get({ params: { id } }, { signal }),
    })),
  })
  return lines.map(line => {
    const product = answers[ids.indexOf(line.productId)]?.data
    if (!product) return line
    const stock = line.stock.map(choice => ({
      ...choice,
      quantity: piecesLeft(product.stock, choice) + choice.own,
      ...(line.isNew && { price: priceFrom(product, choice).price }),
    }))
    return { ...line, stock }
  })
}
