import { remote } from '../../../test-support/remote-client.ts'

/** From now on guests may order, adding opens a drawer and an order leads to a page of its own. */
export async function letGuestsOrder(url: string, staff: string): Promise<void> {
  const { settings } = remote(url, staff)
  const { checkout } = await settings.get()
  const value = {
    ...checkout.value,
    ...{ guestsMayOrder: true, afterAdding: 'drawer' as const, afterOrdering: 'page' as const },
  }
  await settings.save({ body: { group: 'checkout', version: checkout.version, value } })
}
