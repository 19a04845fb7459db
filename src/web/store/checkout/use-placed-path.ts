import { usePublicShop } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'

/** Where an order of somebody who is signed in leads, as the owner has set. */
export function usePlacedPath(): (orderId: string) => string {
  const hasPage = usePublicShop()?.checkout.afterOrdering === 'page'
  return hasPage ? paths.placed : paths.home
}
