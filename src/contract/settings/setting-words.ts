import type { FieldWords, RecordWords } from '../changes/record-words.ts'
import { deliveryAmountNames } from '../delivery/delivery-amounts.ts'
import type { SettingGroup, Settings } from './settings.ts'

type SettingField = { [Group in SettingGroup]: keyof Settings[Group] }[SettingGroup]

const offered = { true: 'Offered', false: 'Not offered' }

/** A setting without words does not compile; those of earlier versions stand among them. */
const fields = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  taxNumber: 'Tax number',
  lowStock: 'Low stock at',
  announcement: 'Announcement',
  announcementLink: 'Announcement leads to',
  announcementFrom: ['Announced from', 'time'],
  announcementUntil: ['Announced until', 'time'],
  currency: 'Currency',
  cash: ['Cash in another currency', 'cash'],
  tax: ['Tax in prices', 'tax'],
  roundTo: 'Calculated prices are rounded to',
  guestsMayOrder: ['Order without an account', 'yesOrNo'],
  postalCode: ['Postal code', { required: 'Required', optional: 'Optional', hidden: 'Not asked' }],
  asksPostalCode: ['Postal code', { true: 'Asked', false: 'Not asked' }],
  afterAdding: ['After adding to the cart', { 'cart-page': 'The cart page', drawer: 'A drawer' }],
  afterOrdering: [
    'After ordering',
    { greeting: 'The home page, with a greeting', page: 'A page of its own' },
  ],
  takesCash: ['Cash on delivery', offered],
  takesCards: ['Cards', offered],
  cashWords: 'Note under cash on delivery',
  cardWords: 'Note under cards',
  countries: ['Countries', 'texts'],
  isIndexed: ['Search engines may show it', 'yesOrNo'],
  titleEnd: 'End of page titles',
  homeTitle: 'Title of the home page',
  homeDescription: 'Description of the home page',
  shareText: 'Words under a shared link',
  google: 'Google’s code',
  bing: 'Bing’s code',
  kept: 'What stays of the demo',
  promises: ['Promises', 'lines'],
  terms: ['Delivery and exchange', 'lines'],
  cartNote: 'Note in the cart',
  exchangeDays: 'Days for an exchange',
  footer: ['The foot of every page', 'lines'],
  columns: ['Links at the foot of every page', 'allTexts'],
  follow: ['Your pages elsewhere', 'allTexts'],
  about: 'Who you are',
  // Also an amount that is the same in every city, which would stand beside the zones.
  ...deliveryAmountNames,
  zones: ['Zones', 'zones'],
  elsewhere: ['Every other city', 'terms'],
  restDays: ['Days without the courier', 'weekdays'],
  holidays: ['Holidays', 'texts'],
  timeZone: 'Time zone',
  parts: ['Parts of the home page', 'homeParts'],
  logo: ['Logo', 'picture'],
  favicon: ['Icon', 'picture'],
  share: ['Picture of shared links', 'picture'],
  signIn: ['Picture beside signing in', 'picture'],
  accent: 'Accent colour',
  paper: 'Paper colour',
  types: ['Type', 'types'],
} as const satisfies Record<SettingField, FieldWords> & Record<string, FieldWords>

export const settingWords = {
  name: 'settings under',
  plural: 'Settings',
  actions: {
    changed: 'changed the settings under “…”',
    multiplied: 'multiplied the amounts of “…” with all prices',
    'multiplication undone': 'undid the multiplication of “…”',
    'left the demo': 'made a shop for customers of … (the demo)',
  },
  fields,
} as const satisfies RecordWords
