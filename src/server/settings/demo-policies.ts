import { noPolicies, type Policies } from '../../contract/settings/policies.ts'
import { foundBySearch, type SearchEngines } from '../../contract/settings/search-engines.ts'

/** What the demo's made-up shop promises. */
export const demoPolicies: Policies = {
  ...noPolicies,
  announcement: 'Cash on delivery across Pakistan · Prices in US dollars',
  promises: ['Delivery in 3–5 days across Pakistan', 'Cash on delivery', '7-day exchange'],
  terms: [
    'Delivered in 3–5 days across Pakistan, at no extra cost.',
    'Pay the courier in cash when the parcel arrives.',
    'Exchange within 7 days of delivery, unworn and with its labels on.',
  ],
  cartNote: 'Cash on delivery accepted · 7-day exchange',
  exchangeDays: 7,
  footer: [
    {
      title: 'Delivery and payment',
      text: '3–5 days to anywhere in Pakistan. Pay the courier in cash when your parcel arrives.',
    },
    {
      title: 'Exchange',
      text: 'Changed your mind about the size or colour? Exchange it within 7 days, unworn and with its labels on.',
    },
    {
      title: 'Size guide',
      text: 'Women’s sizes run from XS to XL, children’s go by age. The size guide on every product page gives the measurements in inches and centimetres.',
    },
  ],
  about: 'hand-embroidered and printed clothes for women and children.',
}

/** What search engines show of the demo's made-up shop. */
export const demoSearch: SearchEngines = {
  ...foundBySearch,
  homeTitle: 'chikankari, hand work and prints for women and kids',
  homeDescription:
    'Kurtas, suits and frocks in chikankari, hand work and block print for women and children. Cash on delivery across Pakistan, exchange within 7 days.',
}
