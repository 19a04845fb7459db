import type { Product } from '../../../contract/catalogue.ts'
import { paths } from '../../paths.ts'
import { deliveryTerms } from '../terms/delivery-terms.ts'
import { absolute, type Site } from './site.ts'

/** What a piece costs today, whether there is one, and the terms that hold for all: exchange, no refund. */
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
