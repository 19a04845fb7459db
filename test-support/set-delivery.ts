import { type Delivery, freeDelivery } from '../src/contract/delivery/delivery.ts'
import type { ApiClient } from '../src/web/api/client.ts'

type Owner = { client: Pick<ApiClient, 'settings'> }

/** Has the owner save how the shop delivers; what is not given is as in a new shop. */
export async function setDelivery({ client }: Owner, change: Partial<Delivery>): Promise<void> {
  const { version } = (await client.settings.get()).delivery
  await client.settings.save({ body: { group: 'delivery', version, value: { ...freeDelivery, ...change } } })
}

/** Lahore within three days for $2.50, free from $100; elsewhere for $4, without days and without cash. */
export const twoZones: Pick<Delivery, 'zones' | 'elsewhere'> = {
  zones: [
    {
      ...{ name: 'Lahore', cities: ['Lahore', 'Kasur'], charge: 2.5, freeFrom: 100 },
      ...{ days: { from: 1, until: 3 }, takesCash: true },
    },
  ],
  elsewhere: { charge: 4, freeFrom: null, days: null, takesCash: false },
}
