import type { ShippingAddress } from '../../../contract/orders/orders.ts'

/** Where a parcel goes, without the name and each line once; what was sold at the counter has a country alone. */
export const addressLines = ({
  address,
  city,
  postalCode,
  country,
}: Omit<ShippingAddress, 'phone'>): string[] =>
  [...new Set([address, `${city} ${postalCode}`.trim(), country])].filter(Boolean)
