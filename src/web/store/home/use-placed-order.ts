import { useEffect, useState } from 'react'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { type Answer, useAnswer } from '../../api/use-answer.ts'

/** Milliseconds before each further look. */
const retryDelaysMs = [2_000, 3_000, 5_000, 10_000, 20_000]

/** The order, read again a few times while its card payment is being captured. */
export function usePlacedOrder(id: string): Answer<OrderDetail> {
  const answer = useAnswer(id, signal => browserApi.orders.get({ params: { id } }, { signal }))
  const [later, setLater] = useState<OrderDetail>()
  const [looks, setLooks] = useState(0)
  const order = later ?? (answer.state === 'ready' ? answer.value : undefined)
  const wait = order?.paymentState === 'authorised' ? retryDelaysMs[looks] : undefined
  useEffect(() => {
    if (wait === undefined) return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const now = await browserApi.orders
        .get({ params: { id } }, { signal: leaving.signal })
        .catch(() => undefined)
      if (leaving.signal.aborted) return
      if (now) setLater(now)
      setLooks(before => before + 1)
    }, wait)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [id, wait])
  return order ? { state: 'ready', value: order } : answer
}
