import { useRouteLoaderData } from 'react-router'
import type { CheckoutSettings } from '../../../contract/settings/checkout-settings.ts'
import type { PublicSettings } from '../../api/context.ts'
import { usePublicShop } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { guestId } from './checkout-values.ts'

/** Where this buyer's order leads, as the owner has set; a guest's has a page of its own. */
export function usePlacedPath(userId: string): (orderId: string) => string {
  const hasPage = usePublicShop()?.checkout.afterOrdering === 'page'
  if (userId === guestId) return () => paths.placed()
  return hasPage ? paths.placed : paths.home
}

/** Whether an address has a postal code, as the owner has set. */
export const usePostalCode = (): CheckoutSettings['postalCode'] =>
  usePublicShop()?.checkout.postalCode ?? 'required'

/** The countries that parcels go to, the shop's own first. */
export function useDeliveryCountries(): PublicSettings['countries'] {
  const root = useRouteLoaderData<{ shop: Pick<PublicSettings, 'countries'> }>('root')
  return root?.shop.countries ?? ['Pakistan']
}
