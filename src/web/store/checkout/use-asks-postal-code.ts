import { usePublicShop } from '../../parts/use-public-shop.ts'

/** Whether the owner asks buyers with an account for a postal code. */
export const useAsksPostalCode = (): boolean => usePublicShop()?.checkout.asksPostalCode ?? true
