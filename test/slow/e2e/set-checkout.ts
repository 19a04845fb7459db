import type { CheckoutSettings } from '../../../src/contract/settings/checkout-settings.ts'
import type { ApiClient } from '../../../src/web/api/client.ts'

/** Saves these settings of the checkout, as the owner does. */
export async function setCheckout(admin: ApiClient, changes: Partial<CheckoutSettings>): Promise<void> {
  const { checkout } = await admin.settings.get()
  const value = { ...checkout.value, ...changes }
  await admin.settings.save({ body: { group: 'checkout', version: checkout.version, value } })
}
