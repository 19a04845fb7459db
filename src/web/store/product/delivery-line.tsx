import { PromiseLine } from '../../parts/promise-line.tsx'
import { usePublicShop } from '../../parts/use-public-shop.ts'

/** What the shop promises of every product. */
export const DeliveryLine = () => <PromiseLine promises={usePublicShop()?.policies.promises ?? []} />
