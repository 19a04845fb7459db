import { accountFirst } from '../../contract/checkout-settings.ts'
import { freeDelivery } from '../../contract/delivery.ts'
import { firstHome } from '../../contract/home-parts.ts'
import { firstLook } from '../../contract/look.ts'
import { dollars } from '../../contract/money-settings.ts'
import { noPolicies } from '../../contract/policies.ts'
import type { Settings } from '../../contract/settings.ts'
import type { Config } from '../config.ts'
import { demoHome } from './demo-home.ts'
import { demoPolicies } from './demo-policies.ts'

/**
 * What holds until the owner saves something else: what the process was started with, and else as little as possible. Only
 * a demo has promises and customers’ words, which are as made up as its products.
 */
export const firstValues = ({ shopPhone }: Pick<Config, 'shopPhone'>, isDemo: boolean): Settings => ({
  shop: { name: 'Zari', phone: shopPhone ?? '' },
  money: dollars,
  delivery: freeDelivery,
  checkout: accountFirst,
  policies: isDemo ? demoPolicies : noPolicies,
  home: isDemo ? demoHome : firstHome,
  look: firstLook,
})
