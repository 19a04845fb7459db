import type { z } from 'zod'
import type { GuestOrder } from '../src/contract/orders/guest-orders.ts'
import type { ManualOrder } from '../src/contract/orders/manual-orders.ts'
import { type ApiClient, createApiClient } from '../src/web/api/client.ts'
import type { TestApp } from './create-test-app.ts'
import type { TestUser } from './factories.ts'

type GuestOrderInput = z.input<typeof GuestOrder>
type ManualOrderInput = z.input<typeof ManualOrder>

/** Switches on that guests may order, as the owner does on the screen. */
export async function letGuestsOrder({ deps }: TestApp, owner: TestUser): Promise<void> {
  const { checkout } = await owner.client.settings.get()
  const value = { ...checkout.value, guestsMayOrder: true }
  await owner.client.settings.save({ body: { group: 'checkout', version: checkout.version, value } })
  await deps.settings.refresh()
}

export type GuestBrowser = {
  client: ApiClient
  /** The same browser after signing in. */
  as: (token: string) => ApiClient
  /** Keeps a cookie as a script of the page would set it. */
  keep: (name: string, value: string) => void
  /** What its guest cookie holds; null without one. */
  cookie: () => string | null
  /** What answers set, the newest first. */
  setCookies: () => string[]
}

/** A browser of its own that keeps cookies and is not signed in. */
export function guestBrowser({ app, origin }: TestApp, headers: Record<string, string> = {}): GuestBrowser {
  const kept = new Map<string, string>()
  const heard: string[] = []
  const fetch = async (request: Request) => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    if (kept.size > 0)
      request.headers.set('cookie', [...kept].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await app.fetch(request)
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      heard.unshift(set)
      if (/Max-Age=0/.test(set)) kept.delete(name)
      else kept.set(name, value)
    }
    return answer
  }
  const as = (token?: string) => createApiClient({ fetch, origin, token: () => token ?? null })
  return {
    client: as(),
    as,
    keep: (name, value) => void kept.set(name, value),
    cookie: () => kept.get('guest') ?? kept.get('__Host-guest') ?? null,
    setCookies: () => heard,
  }
}

/** An order of somebody without an account. */
export const guestOrder = (changes: Partial<GuestOrderInput> = {}): GuestOrderInput => ({
  shippingAddress: {
    ...{ phone: '0300 1234567', fullName: 'Bilal Ahmed', city: 'Lahore', country: 'Pakistan' },
    ...{ address: 'House 7, Street 2', landmark: 'Jamia Masjid', postalCode: '54000' },
  },
  ...changes,
})

/** An order that the staff type. */
export const manualOrder = (
  productId: string,
  changes: Partial<ManualOrderInput> = {},
): ManualOrderInput => ({
  lines: [{ productId, quantity: 1 }],
  source: 'whatsapp',
  shippingAddress: guestOrder().shippingAddress,
  ...changes,
})
