import { useEffect, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useKept } from '../shell/use-stale-while-loading.ts'
import type { DealProduct } from './deal-view.ts'
import { findFree } from './find-selectable-products.ts'
import { sampleProducts } from './sample-deals.ts'

/** The specification's: so many products are loaded to choose from. */
const PAGE = 20
const PAUSE = 250

type Pickable = { products: DealProduct[]; unseen: number }

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
  const taken = new Set(without.map(({ _id }) => _id))
  const { answer, value, loading } = useKept(
    mock ? 'samples' : 'products',
    `${asked} ${taken.size}`,
    async (signal): Promise<Pickable> => {
      const products = matching(asked)
      if (mock) return { products, unseen: sampleProducts.length - products.length }
      try {
        return await findFree((page, limit) => readPage({ q: asked, page, limit }, signal), taken, PAGE)
      } catch (error) {
        if (!signal.aborted && asApiError(error).unreachable) onUnreached()
        throw error
      }
    },
  )
  return {
    answer,
    loading,
    asked,
    products: value?.products.filter(({ _id }) => !taken.has(_id)).slice(0, PAGE) ?? null,
    /** Products that the words did not bring into sight. */
    unseen: value?.unseen ?? 0,
  }
}

async function readPage(query: { q: string; page: number; limit: number }, signal: AbortSignal) {
  const { products, totalProducts } = await browserApi.catalogue.list({ query }, { signal })
  return { products, total: totalProducts }
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
