import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { paths } from '../../paths.ts'
import { absolute, type ShopSite } from './site.ts'

type Offered = Pick<Product, 'slug' | 'price' | 'inventory'> & {
  color?: string | undefined
  size?: string | undefined
  third?: string | undefined
  gtin?: string | undefined
}

/** The Offer of a product, or of one choice: price, availability, and within how many days the shop exchanges, if it does. */
export const offerJsonLd = (
  site: ShopSite,
  { slug, price, inventory, color, size, third, gtin }: Offered,
): object => ({
  '@type': 'Offer',
  url: absolute(site, paths.product(slug, { color, size, third })),
  price: price.toFixed(2),
  priceCurrency: site.currency,
  availability: `https://schema.org/${inventory > 0 ? 'InStock' : 'OutOfStock'}`,
  ...(gtin && { gtin }),
  itemCondition: 'https://schema.org/NewCondition',
  ...(site.exchangeDays > 0 && { hasMerchantReturnPolicy: exchangePolicy(site) }),
})

const exchangePolicy = (site: ShopSite) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: site.countryCodes,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: site.exchangeDays,
  refundType: 'https://schema.org/ExchangeRefund',
  ...(site.returnsPage && { merchantReturnLink: absolute(site, paths.page(site.returnsPage)) }),
})
