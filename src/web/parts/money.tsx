import { formatMoney, toCents } from '../../contract/money.ts'
import { usePublicShop } from './use-public-shop.ts'

/** The currency that the shop sells in. */
export const useCurrency = (): string => usePublicShop()?.money.currency ?? 'USD'

/** Writes amounts in the shop's currency. */
export function useMoney(): (amount: number) => string {
  const currency = useCurrency()
  return amount => formatMoney(amount, currency)
}

/** To multiples of how many cents the shop rounds calculated prices. */
export const useRoundingStep = (): number => toCents(usePublicShop()?.money.roundTo ?? 0.01)

type Props = { amount: number; currency?: string | undefined }

/** An amount: in the shop's currency, or in that of an order. */
export function Money({ amount, currency }: Props) {
  const ofShop = useCurrency()
  return formatMoney(amount, currency ?? ofShop)
}
