import { remote } from '../../../test-support/remote-client.ts'

/** From now on guests may order, adding opens a drawer, an order leads to a page of its own, and its days are told. */
export async function letGuestsOrder(url: string, staff: string): Promise<void> {
  const { settings } = remote(url, staff)
  const { checkout, delivery } = await settings.get()
  const value = {
    ...checkout.value,
    ...{ guestsMayOrder: true, postalCode: 'hidden' as const },
    ...{ afterAdding: 'drawer' as const, afterOrdering: 'page' as const },
  }
  await settings.save({ body: { group: 'checkout', version: checkout.version, value } })
  const elsewhere = { ...delivery.value.elsewhere, days: { from: 3, until: 5 } }
  const inDays = { ...delivery.value, elsewhere }
  await settings.save({ body: { group: 'delivery', version: delivery.version, value: inDays } })
}
