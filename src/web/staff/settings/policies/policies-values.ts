import type { FieldPath } from 'react-hook-form'
import { Policies } from '../../../../contract/settings/policies.ts'
import { type Network, networkNames } from '../../../../contract/settings/social-networks.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'
import { fromZonedOr, toZoned } from '../../controls/zoned-time.ts'
import { checkedBy } from '../../records/form-messages.ts'
import { linesOf } from '../form-values.ts'

/** The policies as the form shows them: lists as lines, moments in the shop's time zone. */
export type PoliciesValues = Omit<
  Policies,
  'announcementFrom' | 'announcementUntil' | 'promises' | 'terms' | 'exchangeDays' | 'follow'
> & {
  announcementFrom: string
  announcementUntil: string
  promises: string
  terms: string
  exchangeDays: string
  follow: Record<Network, string>
}

export const networks = Object.keys(networkNames) as Network[]

/** As many texts as the foot of a page has columns for, beside the contact. */
const footerTexts = 3

export function toValues(policies: Policies, timeZone: string): PoliciesValues {
  const { announcementFrom: from, announcementUntil: until, promises, terms, footer, ...rest } = policies
  const count = Math.max(footer.length, footerTexts)
  return {
    ...rest,
    announcementFrom: from === null ? '' : toZoned(from, timeZone),
    announcementUntil: until === null ? '' : toZoned(until, timeZone),
    promises: promises.join('\n'),
    terms: terms.join('\n'),
    exchangeDays: String(policies.exchangeDays),
    follow: followValues(policies.follow),
    footer: Array.from({ length: count }, (_, nth) => footer[nth] ?? { title: '', text: '' }),
  }
}

function followValues(follow: Policies['follow']): PoliciesValues['follow'] {
  const addresses = new Map(follow.map(({ network, address }) => [network, address]))
  // An entry for each network.
  return Object.fromEntries(networks.map(network => [network, addresses.get(network) ?? ''])) as Record<
    Network,
    string
  >
}

const followed = ({ follow }: PoliciesValues): Network[] =>
  networks.filter(network => follow[network].trim() !== '')

const isFilled = ({ title, text }: PoliciesValues['footer'][number]) => `${title}${text}`.trim() !== ''

/** What the form began with, and by whose clocks times are typed. */
type Start = { saved: Policies; timeZone: string }

/** What the form's values stand for; they may still be wrong. */
export const toPolicies = (values: PoliciesValues, { saved, timeZone }: Start): Policies => ({
  ...values,
  announcementFrom: fromZonedOr(saved.announcementFrom, values.announcementFrom, timeZone),
  announcementUntil: fromZonedOr(saved.announcementUntil, values.announcementUntil, timeZone),
  promises: linesOf(values.promises),
  terms: linesOf(values.terms),
  exchangeDays: parseCount(values.exchangeDays) ?? 0,
  footer: values.footer.filter(isFilled),
  follow: followed(values).map(network => ({ network, address: values.follow[network] })),
})

export const policiesResolver = (start: Start) =>
  checkedBy(Policies, (values: PoliciesValues) => toPolicies(values, start), { fieldAt, messageAt })

type Place = readonly PropertyKey[]

/** Lines share a field; texts of the footer that are left empty do not count. */
function fieldAt(place: Place, values: PoliciesValues): FieldPath<PoliciesValues> {
  const [name, nth, inner] = place
  if (name === 'columns') return place.join('.') as FieldPath<PoliciesValues>
  if (name === 'follow') return `follow.${followed(values)[Number(nth)] ?? 'instagram'}`
  if (name !== 'footer' || inner === undefined) return String(name) as FieldPath<PoliciesValues>
  const filled = values.footer.flatMap((text, index) => (isFilled(text) ? [index] : []))
  return `footer.${filled[Number(nth)] ?? 0}.${inner === 'title' ? 'title' : 'text'}`
}

const messageAt = ([name, nth]: Place, message: string): string =>
  typeof nth === 'number' && (name === 'promises' || name === 'terms')
    ? `Line ${nth + 1}: ${message}`
    : message

/** The fields in the order of the page. */
export const namesOf = ({ footer, columns }: PoliciesValues): FieldPath<PoliciesValues>[] => [
  ...(['announcement', 'announcementLink', 'announcementFrom', 'announcementUntil'] as const),
  ...(['promises', 'terms', 'cartNote', 'exchangeDays'] as const),
  ...footer.flatMap((_, nth) => [`footer.${nth}.title`, `footer.${nth}.text`] as const),
  'about',
  ...columns.flatMap(({ links }, nth) => [
    `columns.${nth}.title` as const,
    ...links.flatMap(
      (_, link) => [`columns.${nth}.links.${link}.text`, `columns.${nth}.links.${link}.to`] as const,
    ),
  ]),
  ...networks.map(network => `follow.${network}` as const),
]
