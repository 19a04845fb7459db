import { useRouteLoaderData } from 'react-router'
import type { PublicSettings } from '../../api/context.ts'

/** The countries that parcels go to, the shop's own first. */
export function useDeliveryCountries(): PublicSettings['countries'] {
  const root = useRouteLoaderData<{ shop: Pick<PublicSettings, 'countries'> }>('root')
  return root?.shop.countries ?? ['Pakistan']
}
