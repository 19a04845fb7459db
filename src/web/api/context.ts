import { createContext } from 'react-router'
import type { ApiClient } from './client.ts'

export type ShopSettings = {
  name: string
  phone: string | null
  publicUrl: string | null
  /** Pages may load the card provider's own script, and what that loads. */
  stripeScript: boolean
}

/** What page loaders read the shop through: the same typed client as the browser's, in process and as a guest. */
export const apiContext = createContext<ApiClient>()

export const shopContext = createContext<ShopSettings>()
