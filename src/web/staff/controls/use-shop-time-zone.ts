import { usePublicShop } from '../../parts/use-public-shop.ts'

/** The time zone that the shop's dates are typed and shown in, whatever this computer shows. */
export const useShopTimeZone = (): string =>
  usePublicShop()?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
