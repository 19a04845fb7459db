import { useRouteLoaderData } from 'react-router'
import type { ShopSettings } from '../../api/context.ts'

/** The countries that parcels go to, the shop's own first. */
export function useDeliveryCountries(): ShopSettings['countries'] {
  const root = useRouteLoaderData<{ shop: Pick<ShopSettings, 'countries'> }>('root')
  return root?.shop.countries ?? ['Pakistan']
}
