import { useEffect, useRef } from 'react'
import type { OrderEvent } from '../../../contract/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'

type Hearing = {
  onEvent: (event: OrderEvent) => void
  /** The line is open, for the first time or again: what happened before was not heard. */
  onOpen: () => void
}

const SHORTEST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000

/** Listens to the shop while the page is open, and comes again after growing pauses when the line breaks. */
export function useOrderEvents(hearing: Hearing): void {
  const latest = useRef(hearing)
  useEffect(() => {
    latest.current = hearing
  })
  useEffect(() => {
    const stop = new AbortController()
    void keepListening(stop.signal, {
      onEvent: event => latest.current.onEvent(event),
      onOpen: () => latest.current.onOpen(),
    })
    return () => stop.abort()
  }, [])
}

async function keepListening(signal: AbortSignal, { onEvent, onOpen }: Hearing): Promise<void> {
  let pause = SHORTEST_PAUSE
  while (!signal.aborted) {
    try {
      const events = await browserApi.orders.events({}, { signal })
      onOpen()
      for await (const event of events) {
        pause = SHORTEST_PAUSE
        if (event.kind !== 'beat') onEvent(event)
      }
    } catch (error) {
      // Who is refused has been signed out by now.
      const { status } = asApiError(error)
      if (status === 401 || status === 403) return
    }
    await waited(pause, signal)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }
}

const waited = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
