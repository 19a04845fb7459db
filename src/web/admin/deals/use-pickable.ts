import { useEffect, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useKept } from '../shell/use-kept.ts'
import { sampleProducts } from './sample-deals.ts'
import type { DealProduct } from './shown-deal.ts'

/** The specification's: so many products are loaded to choose from. */
const PAGE = 20
const PAUSE = 250

type Pickable = { products: DealProduct[]; total: number }

type Options = {
  words: string
  /** Products that are not to be chosen again. */
  without: readonly DealProduct[]
  mock: boolean
  onUnreached: () => void
}

/** Products to choose from, the newest or those that match; without the shop the samples. */
export function usePickable({ words, without, mock, onUnreached }: Options) {
  const asked = useSettled(words.trim())
  const { answer, value, loading } = useKept(
    mock ? 'samples' : 'products',
    asked,
    async (signal): Promise<Pickable> => {
      if (mock) return { products: matching(asked), total: sampleProducts.length }
      const limit = Math.min(100, PAGE + without.length)
      try {
        const page = await browserApi.product.list({ query: { q: asked, page: 0, limit } }, { signal })
        return { products: page.products, total: page.totalProducts }
      } catch (error) {
        if (!signal.aborted && asApiError(error).unreachable) onUnreached()
        throw error
      }
    },
  )
  const taken = new Set(without.map(({ _id }) => _id))
  return {
    answer,
    loading,
    asked,
    products: value?.products.filter(({ _id }) => !taken.has(_id)).slice(0, PAGE) ?? null,
    /** Products that the words did not bring into sight. */
    unseen: value ? Math.max(0, value.total - value.products.length) : 0,
  }
}

const matching = (words: string) =>
  sampleProducts.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))

/** The text once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
