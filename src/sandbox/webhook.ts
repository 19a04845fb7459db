import { createHmac } from 'node:crypto'
import type { Event } from './stripe-objects.ts'

/** The `stripe-signature` header. It needs the real time, which the SDK compares it with. */
export function signature(payload: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  const hash = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
  return `t=${at},v1=${hash}`
}

/** Posts one event; true when the shop accepted it. */
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
const retryDelaysMs = [second, 5 * second, 30 * second, 2 * minute, 10 * minute, hour, 6 * hour]

/** How long to wait before a refused event is sent again: longer each time, for about three days; then null. */
export function retryDelayMs(attempts: number): number | null {
  if (attempts >= 18) return null
  return retryDelaysMs[Math.min(attempts, retryDelaysMs.length - 1)] ?? null
}
