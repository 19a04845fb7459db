import { freeDelivery } from '../../contract/delivery/delivery.ts'
import { smallestCents, toAmount } from '../../contract/money.ts'
import { accountFirst } from '../../contract/settings/checkout-settings.ts'
import { firstHome } from '../../contract/settings/home/active-parts.ts'
import { firstLook } from '../../contract/settings/look.ts'
import { dollars, type MoneySettings } from '../../contract/settings/money-settings.ts'
import { everyWay } from '../../contract/settings/payment-settings.ts'
import { noPolicies } from '../../contract/settings/policies.ts'
import { foundBySearch } from '../../contract/settings/search-engines.ts'
import type { Settings } from '../../contract/settings/settings.ts'
import type { Config } from '../config.ts'
import { demoHome } from './demo-home.ts'
import { demoPayment, demoPhone, demoPolicies, demoSearch, demoSeller } from './demo-policies.ts'

/** Start-up values of settings that the owner can change later. */
export type FirstConfig = Pick<Config, 'shopName' | 'shopCurrency' | 'shopPhone' | 'deliveryCountries'>

/**
 * What holds until the owner saves something else: what the process was started with, and else as little as possible. Only
 * a demo has a number, promises and customers’ words, which are as made up as its products, and dollars, in which those are priced.
 */
export const firstValues = (
  { shopName, shopCurrency, shopPhone, deliveryCountries }: FirstConfig,
  isDemo: boolean,
): Settings => ({
  shop: {
    name: shopName ?? 'Zari',
    phone: shopPhone ?? (isDemo ? demoPhone : ''),
    ...(isDemo ? demoSeller : { email: '', address: '' }),
    taxNumber: '',
    lowStock: 3,
  },
  money: isDemo || shopCurrency === null ? dollars : moneyIn(shopCurrency),
  delivery: { ...freeDelivery, countries: [...deliveryCountries] },
  checkout: accountFirst,
  payment: isDemo ? demoPayment : everyWay,
  policies: isDemo ? demoPolicies : noPolicies,
  home: isDemo ? demoHome : firstHome,
  look: firstLook,
  search: isDemo ? demoSearch : foundBySearch,
})

const moneyIn = (currency: string): MoneySettings => ({
  ...dollars,
  currency,
  roundTo: toAmount(smallestCents(currency)),
})
