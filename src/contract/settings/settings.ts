import { z } from 'zod'
import { Delivery } from '../delivery/delivery.ts'
import { OptionalEmail } from '../email-pattern.ts'
import { required } from '../field-messages.ts'
import { line, optionalLine, paragraph, Timestamp } from '../text.ts'
import { plainPhone } from '../typed-phone.ts'
import { CheckoutSettings } from './checkout-settings.ts'
import { Home } from './home/home.ts'
import { Look } from './look.ts'
import { MoneySettings } from './money-settings.ts'
import { PaymentSettings } from './payment-settings.ts'
import { Policies } from './policies.ts'
import { SearchEngines } from './search-engines.ts'

/** A phone number with its country code, as people write it; compare SHOP_PHONE in the settings of the process. */
export const phonePattern = /^\(?\+?[0-9 ()./-]{6,20}$/

export const shopPhoneWrong =
  'Enter a phone number with its country code, for example +92 300 1234567, or leave it empty.'

/** What the shop is called and how people reach it. */
export const ShopDetails = z.object({
  name: line(60, 'Enter the name of the shop.'),
  /** Empty: no number is shown, and nobody is invited to WhatsApp. */
  phone: z
    .string()
    .overwrite(plainPhone)
    .max(20)
    .refine(phone => phone === '' || phonePattern.test(phone), shopPhoneWrong),
  /** Each is empty where the owner gives none. */
  email: OptionalEmail,
  /** As it stands on a letter, in lines. */
  address: paragraph(300),
  /** Under which the business is known to the tax office: an NTN in Pakistan. */
  taxNumber: optionalLine(60),
  /** With this many pieces or fewer, a colour and size of a product is low on stock, unless the product says another number. */
  lowStock: z.number(required('Enter a whole number.')).int('Enter a whole number.').min(0).max(999),
})
export type ShopDetails = z.infer<typeof ShopDetails>

/** Everything the owner sets, in groups that are saved one at a time. */
export const settingGroups = {
  shop: ShopDetails,
  money: MoneySettings,
  delivery: Delivery,
  checkout: CheckoutSettings,
  payment: PaymentSettings,
  policies: Policies,
  home: Home,
  look: Look,
  search: SearchEngines,
} as const
export type SettingGroup = keyof typeof settingGroups

/** What screens and the record of changes call the groups, in the order of the tabs. */
export const settingGroupNames: Record<SettingGroup, string> = {
  shop: 'Shop',
  money: 'Money',
  delivery: 'Delivery',
  checkout: 'Checkout',
  payment: 'Payment',
  policies: 'Policies',
  home: 'Home',
  look: 'Look',
  search: 'Search engines',
}

export type Settings = { [Group in SettingGroup]: z.infer<(typeof settingGroups)[Group]> }

const Version = z.number().int().min(0).max(1_000_000_000)

/**
 * A group with the number of times it was saved; 0: never, so these are the values the shop began with. The value is
 * described anew: what is read is no input, and has no second description under the group's name.
 */
const saved = <Shape extends z.core.$ZodLooseShape>({ shape }: z.ZodObject<Shape>) =>
  z.object({ version: Version, changedAt: Timestamp.nullable(), value: z.object(shape) })

/** All groups with their versions. */
export const SavedSettings = z.object({
  shop: saved(ShopDetails),
  money: saved(MoneySettings),
  delivery: saved(Delivery),
  checkout: saved(CheckoutSettings),
  payment: saved(PaymentSettings),
  policies: saved(Policies),
  home: saved(Home),
  look: saved(Look),
  search: saved(SearchEngines),
})
export type SavedSettings = z.infer<typeof SavedSettings>

/** New values for a group; `version` is the one that was read, so that nobody overwrites what they have not seen. */
export const SettingsChange = z.discriminatedUnion('group', [
  z.object({
    group: z.literal('shop'),
    version: Version,
    // Left out: as they are.
    value: ShopDetails.partial({ email: true, address: true, taxNumber: true, lowStock: true }),
  }),
  z.object({ group: z.literal('money'), version: Version, value: MoneySettings }),
  z.object({ group: z.literal('delivery'), version: Version, value: Delivery }),
  z.object({ group: z.literal('checkout'), version: Version, value: CheckoutSettings }),
  z.object({ group: z.literal('payment'), version: Version, value: PaymentSettings }),
  z.object({ group: z.literal('policies'), version: Version, value: Policies }),
  z.object({ group: z.literal('home'), version: Version, value: Home }),
  z.object({ group: z.literal('look'), version: Version, value: Look }),
  z.object({ group: z.literal('search'), version: Version, value: SearchEngines }),
])
export type SettingsChange = z.infer<typeof SettingsChange>
