import { browserApi } from '../../api/browser.ts'
import { readSession } from '../../api/session.ts'
import { toldCity } from './told-city.ts'

/** What the shop knows of somebody's city, asked once while the page is open; whatever she tells later comes first. */
let known: { userId: string; city: Promise<string> } | null = null

/**
 * Where parcels of who is here go: the city she has told, else that of her last order, else her account's, else the one that
 * somebody without an account told this browser; '' for none.
 */
export async function shoppersCity(): Promise<string> {
  const userId = readSession()?.userId
  if (!userId) return toldCity()
  return toldCity() || (await knownCity(userId)) || toldCity('')
}

function knownCity(userId: string): Promise<string> {
  if (known?.userId !== userId) known = { userId, city: askCity(userId) }
  // A call that failed is made again by the next page.
  known.city.catch(() => {
    known = null
  })
  return known.city
}

async function askCity(id: string): Promise<string> {
  const [{ orders }, { address }] = await Promise.all([
    browserApi.orders.mine({ query: { page: 1, limit: 1 } }),
    browserApi.accounts.get({ params: { id } }),
  ])
  return orders[0]?.shippingAddress.city || address.city
}
