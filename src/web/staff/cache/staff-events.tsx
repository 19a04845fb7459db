import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { OrderEvent } from '../../../contract/orders/staff-orders.ts'
import { keepListening, type Listeners } from './keep-listening.ts'
import { staffKeys } from './staff-keys.ts'

type Subscribe = (listeners: Listeners) => () => void

const StaffEventsContext = createContext<Subscribe | null>(null)

/** One connection to the order events for all staff pages. What they make out of date in the cache is read again. */
export function StaffEvents({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const [everybody] = useState(() => new Set<Listeners>())
  useEffect(() => {
    const controller = new AbortController()
    void keepListening(controller.signal, {
      onEvent: event => {
        outdate(client, event)
        for (const { onEvent } of everybody) onEvent(event)
      },
      onOpen: () => {
        outdate(client, null)
        for (const { onOpen } of everybody) onOpen?.()
      },
    })
    return () => controller.abort()
  }, [client, everybody])
  const [subscribe] = useState<Subscribe>(() => (listeners: Listeners) => {
    everybody.add(listeners)
    return () => void everybody.delete(listeners)
  })
  return <StaffEventsContext value={subscribe}>{children}</StaffEventsContext>
}

/** Hears of orders as long as the page is open. */
export function useOrderEvents(listeners: Listeners): void {
  const subscribe = useContext(StaffEventsContext)
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(
    () =>
      subscribe?.({
        onEvent: event => latest.current.onEvent(event),
        onOpen: () => latest.current.onOpen?.(),
      }),
    [subscribe],
  )
}

/** `null`: anything may have happened while there was no connection. */
function outdate(client: QueryClient, event: OrderEvent | null): void {
  const { orderId } = event ?? {}
  void client.invalidateQueries({ queryKey: orderId ? [staffKeys.order, orderId] : [staffKeys.order] })
  for (const key of [staffKeys.work, staffKeys.toPack, staffKeys.preview, staffKeys.stock])
    void client.invalidateQueries({ queryKey: [key] })
}
