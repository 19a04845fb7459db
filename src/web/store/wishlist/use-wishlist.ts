import { useEffect, useState } from 'react'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useWishlistIds } from '../../parts/wishlist/wishlist-ids.ts'
import { loadWishlist } from './load-wishlist.ts'

/**
 * The products to show. A removed one disappears at once and returns to its place when put back; products added in
 * another tab are loaded while the rest stays visible.
 */
export function useWishlist() {
  const ids = useWishlistIds()
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<Product[] | null>(null)
  const answer = useAnswer(`wishlist ${round}`, loadWishlist)
  if (answer.state === 'ready' && answer.value !== known) setKnown(answer.value)

  const idle = answer.state === 'ready'
  const news = idle && ids?.some(id => !answer.value.some(product => product._id === id))
  useEffect(() => {
    if (news) setRound(last => last + 1)
  }, [news])

  const products = known && (ids ? known.filter(product => ids.includes(product._id)) : known)
  return { products, answer }
}
