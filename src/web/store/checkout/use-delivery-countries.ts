import { useRouteLoaderData } from 'react-router'
import type { PublicShop } from '../../api/context.ts'

/** The countries that parcels go to, the shop's own first. */
export function useDeliveryCountries(): PublicShop['countries'] {
  const root = useRouteLoaderData<{ shop: Pick<PublicShop, 'countries'> }>('root')
  return root?.shop.countries ?? ['Pakistan']
}
