import { everyWay, type PaymentSettings } from '../../contract/settings/payment-settings.ts'
import { noPolicies, type Policies } from '../../contract/settings/policies.ts'
import { foundBySearch, type SearchEngines } from '../../contract/settings/search-engines.ts'

/** The demo's own: it reaches nobody, as those of its people do. */
export const demoPhone = '+92 300 0000100'
export const demoSeller = { email: 'hello@zari.example', address: '14 Bohar Gate Bazaar\nMultan 60000' }

/** What the demo's made-up shop promises. */
export const demoPolicies: Policies = {
  ...noPolicies,
  announcement: 'Cash on delivery across Pakistan · Prices in US dollars',
  announcementLink: '/pages/delivery',
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
      title: 'Delivery',
      text: '3–5 days to anywhere in Pakistan, at no extra cost. Parcels leave Multan from Monday to Saturday.',
    },
    {
      title: 'Payment',
      text: 'Cash to the courier when your parcel arrives, or by card when you order. We never see the number of your card.',
    },
    {
      title: 'Exchange',
      text: 'Changed your mind about the size or colour? Exchange it within 7 days, unworn and with its labels on.',
    },
  ],
  about: 'hand-embroidered and printed clothes for women and children.',
}

/** What the demo's made-up shop says at each way to pay. */
export const demoPayment: PaymentSettings = {
  ...everyWay,
  cashWords: 'We message you first, then the courier collects it at your door.',
  cardWords: 'A demo: no card is charged.',
}

/** What search engines show of the demo's made-up shop. */
export const demoSearch: SearchEngines = {
  ...foundBySearch,
  homeTitle: 'chikankari, hand work and prints for women and kids',
  homeDescription:
    'Kurtas, suits and frocks in chikankari, hand work and block print for women and children. Cash on delivery in Pakistan, 7-day exchange.',
}
