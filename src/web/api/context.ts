import { createContext } from 'react-router'
import type { OrderSize } from '../../contract/order-size.ts'
import type { ApiClient } from './client.ts'

export type ShopSettings = {
  name: string
  phone: string | null
  publicUrl: string | null
  /** Whether pages may load the card provider's script and what it loads. */
  stripeScript: boolean
  isDemo: boolean
  orderSize: OrderSize
  /** The names of the countries that parcels go to, the shop's own first. */
  countries: readonly [string, ...string[]]
}

/** What page loaders read the shop through: the browser's typed client, but in process, as a guest, and only to read. */
export const apiContext = createContext<ApiClient>()

export const shopContext = createContext<ShopSettings>()
