import { browserApi } from '../../api/browser.ts'
import { readSession } from '../../api/session.ts'
import { tellCity, toldCity } from './told-city.ts'

/** Where parcels of who is here go: the city told, else that of the last order, else the account's; '' for none. */
export async function shoppersCity(signal?: AbortSignal): Promise<string> {
  const told = toldCity()
  const userId = readSession()?.userId
  if (told || !userId) return told
  const city = (await lastCity(signal)) || (await accountsCity(userId, signal))
  if (readSession()?.userId === userId) tellCity(city)
  return city
}

async function lastCity(signal?: AbortSignal): Promise<string> {
  const { orders } = await browserApi.orders.mine(
    { query: { page: 1, limit: 1 } },
    signal ? { signal } : undefined,
  )
  return orders[0]?.shippingAddress.city ?? ''
}

async function accountsCity(id: string, signal?: AbortSignal): Promise<string> {
  const { address } = await browserApi.accounts.get({ params: { id } }, signal ? { signal } : undefined)
  return address.city
}
