import type { Preset, SetupStep } from '../../../contract/settings/setup.ts'

/** What each step is called, and what it is for. */
export const stepTexts: Record<SetupStep, { name: string; text: string }> = {
  shop: {
    name: 'Name and contact',
    text: 'The name is shown in the header of every page and in every mail. Customers write to the phone number on WhatsApp.',
  },
  money: {
    name: 'Money',
    text: 'The currency of your prices, how calculated prices are rounded, and what couriers collect.',
  },
  delivery: {
    name: 'Delivery',
    text: 'What a parcel costs, from which order on it is free, and how many days it takes. Promise only what your courier keeps.',
  },
  look: {
    name: 'Look',
    text: 'Logo, colours and type. Everything can stay as it is: the shop then shows its name in place of a logo.',
  },
  categories: {
    name: 'Categories',
    text: 'What you sell, as your customers call it. Until products are in a category, its address follows its name.',
  },
  products: {
    name: 'First products',
    text: 'A few are enough to open. You can add more at any time.',
  },
}

/** What a shop that begins in this way sells in. */
export const presetTexts: Record<Preset, { name: string; text: string }> = {
  pakistan: {
    name: 'Pakistan, cash on delivery',
    text: 'Prices in rupees. Delivery costs Rs 250, is free from Rs 5,000, and is paid in cash at the door everywhere. Nobody needs an account to order.',
  },
  specified: {
    name: 'As specified',
    text: 'Prices in dollars. Delivery is free everywhere, and is paid in cash at the door. Buyers sign in to order.',
  },
}
