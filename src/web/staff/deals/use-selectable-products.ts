import { useEffect, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useStaleWhileLoading } from '../shell/use-stale-while-loading.ts'
import type { DealProduct } from './deal-view.ts'
import { findSelectableProducts } from './find-selectable-products.ts'
import { sampleProducts } from './sample-deals.ts'

/** The specification's: so many products are loaded to choose from. */
const pageSize = 20
const typingPauseMs = 250

type SelectableProducts = { products: DealProduct[]; remaining: number }

type Options = {
  query: string
  /** Products that are not to be chosen again. */
  excluded: readonly DealProduct[]
  mock: boolean
  onUnreachable: () => void
}

/** Products to choose from, the newest or those that match; without the shop the samples. */
export function useSelectableProducts({ query: words, excluded, mock, onUnreachable }: Options) {
  const query = useDebounced(words.trim())
  const taken = new Set(excluded.map(({ _id }) => _id))
  const { answer, value, loading } = useStaleWhileLoading(
    mock ? 'samples' : 'products',
    `${query} ${taken.size}`,
    async (signal): Promise<SelectableProducts> => {
      const products = samplesMatching(query)
      if (mock) return { products, remaining: sampleProducts.length - products.length }
      try {
        return await findSelectableProducts(
          (page, limit) => readPage({ q: query, page, limit }, signal),
          taken,
          pageSize,
        )
      } catch (error) {
        if (!signal.aborted && asApiError(error).unreachable) onUnreachable()
        throw error
      }
    },
  )
  return {
    answer,
    loading,
    asked: query,
    products: value?.products.filter(({ _id }) => !taken.has(_id)).slice(0, pageSize) ?? null,
    /** Products that the words did not bring into sight. */
    unseen: value?.remaining ?? 0,
  }
}

async function readPage(query: { q: string; page: number; limit: number }, signal: AbortSignal) {
  const { products, totalProducts } = await browserApi.catalogue.list({ query }, { signal })
  return { products, total: totalProducts }
}

const samplesMatching = (words: string) =>
  sampleProducts.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))

/** The text once typing pauses. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, typingPauseMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
