import type { Product } from '../../../contract/catalogue.ts'
import { paths } from '../../paths.ts'
import { deliveryTerms } from '../terms/delivery-terms.ts'
import { absolute, type Site } from './site.ts'

/** A product's Offer: price, availability, and the delivery and return terms of the whole shop. */
export const offerJsonLd = (site: Site, { slug, price, inventory }: Product): object => ({
  '@type': 'Offer',
  url: absolute(site, paths.product(slug)),
  price: price.toFixed(2),
  priceCurrency: 'USD',
  availability: `https://schema.org/${inventory > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'PK',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: deliveryTerms.exchangeDays,
    refundType: 'https://schema.org/ExchangeRefund',
  },
})
