import { createHmac } from 'node:crypto'
import type { Event } from './stripe-objects.ts'

/** The header Stripe signs its webhooks with. The time is the wall's, since the SDK compares with that. */
export function signature(payload: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  const hash = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
  return `t=${at},v1=${hash}`
}

/** Posts one event; true when the shop took it. */
export async function post(url: string, secret: string, event: Event, stop: AbortSignal): Promise<boolean> {
  const payload = JSON.stringify(event, null, 2)
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (sandbox)',
      'stripe-signature': signature(payload, secret),
    },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.any([stop, AbortSignal.timeout(10_000)]),
  }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const pauses = [second, 5 * second, 30 * second, 2 * minute, 10 * minute, hour, 6 * hour]

/** How long until a refused event is sent again: growing pauses, for about three days. Null: given up. */
export function pauseAfter(attempts: number): number | null {
  if (attempts >= 18) return null
  return pauses[Math.min(attempts, pauses.length - 1)] ?? null
}
