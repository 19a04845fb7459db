import { type Delivery, freeDelivery } from '../../contract/delivery/delivery.ts'
import { accountFirst, type CheckoutSettings } from '../../contract/settings/checkout-settings.ts'
import { dollars, type MoneySettings } from '../../contract/settings/money-settings.ts'
import type { Preset } from '../../contract/settings/setup.ts'

/** Charges as couriers within Pakistan ask for them; no days are promised until the owner does. */
const rupeeDelivery: Delivery = {
  ...freeDelivery,
  elsewhere: { charge: 250, freeFrom: 5_000, days: null, takesCash: true },
}

type PresetValues = { money: MoneySettings; delivery: Delivery; checkout: CheckoutSettings }

/** What each way to begin writes into the settings. */
export const presetValues: Record<Preset, PresetValues> = {
  specified: { money: dollars, delivery: freeDelivery, checkout: accountFirst },
  pakistan: {
    money: { currency: 'PKR', roundTo: 10, cash: null, tax: null },
    delivery: rupeeDelivery,
    checkout: { guestsMayOrder: true, postalCode: 'hidden', afterAdding: 'drawer', afterOrdering: 'page' },
  },
}
