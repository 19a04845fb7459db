import { isLoopback } from './is-loopback.ts'

export type CustomerSetting = 'DEMO=0' | 'PUBLIC_URL' | 'ADMIN_EMAIL' | 'STRIPE_SECRET_KEY'

type Settings = {
  DEMO?: boolean | undefined
  PUBLIC_URL?: string | undefined
  ADMIN_EMAIL?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  HOST: string
}

/**
 * The setting that opens the shop for customers; null: none does, so it may be a demo. Whoever asks for the demo gets it
 * at any address, but never with keys that charge real cards.
 */
export function customerSetting(settings: Settings): CustomerSetting | null {
  const { DEMO, PUBLIC_URL, ADMIN_EMAIL, STRIPE_SECRET_KEY, HOST } = settings
  if (STRIPE_SECRET_KEY?.includes('_live_')) return 'STRIPE_SECRET_KEY'
  if (DEMO !== undefined) return DEMO ? null : 'DEMO=0'
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) return 'PUBLIC_URL'
  return ADMIN_EMAIL !== undefined && !isLoopback(HOST) ? 'ADMIN_EMAIL' : null
}
