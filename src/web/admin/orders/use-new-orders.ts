import { useRef, useState } from 'react'
import type { ShopEvent } from '../../../contract/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { useOrderNews } from './use-order-news.ts'

/** How many orders have come in since `seen` was last called, told one by one or, after the line was down, by count. */
export function useNewOrders(onMoved: (event: ShopEvent) => void) {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [missed, setMissed] = useState(0)
  /** How many orders the shop has, as far as is known here. */
  const known = useRef<number | null>(null)

  const count = async () => {
    const before = known.current
    try {
      const { counts } = await browserApi.order.all({ query: { limit: 1 } })
      known.current = counts.all
      if (before !== null && counts.all > before) setMissed(sum => sum + counts.all - before)
    } catch {
      // The list says for itself when the shop does not answer.
    }
  }
  useOrderNews({
    onOpen: () => void count(),
    onEvent: event => {
      const { kind, orderId } = event
      if (kind === 'order_changed') onMoved(event)
      if (kind !== 'order_placed' || !orderId) return
      if (known.current !== null) known.current += 1
      setFresh(before => new Set(before).add(orderId))
    },
  })
  const seen = () => {
    setFresh(new Set())
    setMissed(0)
  }
  return { count: fresh.size + missed, seen }
}
