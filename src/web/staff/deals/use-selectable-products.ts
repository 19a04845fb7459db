import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { usePaused } from '../cache/use-paused.ts'
import { useRead } from '../cache/use-read.ts'
import type { DealProduct } from './deal-view.ts'
import { findSelectableProducts } from './find-selectable-products.ts'
import { sampleProducts } from './sample-deals.ts'

/** As the specification says. */
const pageSize = 20

type SelectableProducts = { products: DealProduct[]; remaining: number }

type Options = {
  /** The search as typed. */
  text: string
  /** Products that are part of the deal already. */
  excluded: readonly DealProduct[]
  mock: boolean
  onUnreachable: () => void
}

/** Products to choose from: the newest, or those that match. In mock mode the samples. */
export function useSelectableProducts({ text, excluded, mock, onUnreachable }: Options) {
  const query = usePaused(text.trim())
  const excludedIds = new Set(excluded.map(({ _id }) => _id))
  const { answer, value, loading } = useRead(
    [mock ? 'sample products' : 'products for a deal'],
    async (signal): Promise<SelectableProducts> => {
      const products = samplesMatching(query)
      if (mock) return { products, remaining: sampleProducts.length - products.length }
      try {
        return await findSelectableProducts(
          (page, limit) => readPage({ q: query, page, limit }, signal),
          excludedIds,
          pageSize,
        )
      } catch (error) {
        if (!signal.aborted && asApiError(error).unreachable) onUnreachable()
        throw error
      }
    },
    { variant: `${query} ${excludedIds.size}` },
  )
  return {
    answer,
    loading,
    query,
    products: value?.products.filter(({ _id }) => !excludedIds.has(_id)).slice(0, pageSize) ?? null,
    /** How many more products the shop has than were read. */
    remaining: value?.remaining ?? 0,
  }
}

async function readPage(query: { q: string; page: number; limit: number }, signal: AbortSignal) {
  const { products, totalProducts } = await browserApi.catalogue.list({ query }, { signal })
  return { products, total: totalProducts }
}

const samplesMatching = (query: string) =>
  sampleProducts.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
