import { z } from 'zod'
import { isLink, isWebAddress, linkMessage } from '../link.ts'
import { line, optionalLine, optionalLink, paragraph, Timestamp } from '../text.ts'
import { type Network, networkNames } from './social-networks.ts'

const FooterText = z.object({
  title: line(40, 'Enter a heading.'),
  text: paragraph(400).min(1, 'Enter a text.'),
})

const FooterLink = z.object({
  text: line(40, 'Enter the words of the link.'),
  to: z.string().trim().max(300).refine(isLink, linkMessage),
})

const FooterColumn = z.object({
  title: line(40, 'Enter a heading.'),
  links: z.array(FooterLink).min(1, 'Add a link.').max(8),
})

const networks = Object.keys(networkNames) as [Network, ...Network[]]

const Follow = z.object({
  network: z.enum(networks),
  address: z
    .string()
    .trim()
    .max(200)
    .refine(isWebAddress, 'Enter the whole address of your page, beginning with https://.'),
})

/** What the shop promises and announces, in the owner's own words. An empty field shows nothing. */
export const Policies = z
  .object({
    /** The line above every page. */
    announcement: optionalLine(120),
    /** Where the announcement leads; empty: nowhere. */
    announcementLink: optionalLink(),
    /** When the announcement begins and ends; null: at once, and never. */
    announcementFrom: Timestamp.nullable(),
    announcementUntil: Timestamp.nullable(),
    /** Short promises beside the price of every product. */
    promises: z.array(line(60, 'Enter a promise.')).max(4),
    /** Delivery and exchange, as every product page tells them. */
    terms: z.array(line(200, 'Enter a line.')).max(8),
    /** Under the total of the cart. */
    cartNote: optionalLine(120),
    /** Within how many days of delivery a piece may be exchanged: told to search engines and on a delivered order. 0: nowhere. */
    exchangeDays: z.number().int().min(0).max(365),
    /** What the foot of every page tells. */
    footer: z.array(FooterText).max(4),
    /** Links at the foot of every page, in columns with a heading. */
    columns: z.array(FooterColumn).max(4),
    /** Where people follow the shop. */
    follow: z.array(Follow).max(networks.length),
    /** Who the shop is, in a line at the foot of every page. */
    about: optionalLine(120),
  })
  .refine(
    ({ announcementFrom: from, announcementUntil: until }) => from === null || until === null || from < until,
    { path: ['announcementUntil'], error: 'The announcement must end after it begins.' },
  )
export type Policies = z.infer<typeof Policies>

/** Whether the announcement is shown at a moment. */
export const isAnnounced = (
  { announcement, announcementFrom: from, announcementUntil: until }: Policies,
  now: Date,
): boolean =>
  announcement !== '' && (from === null || new Date(from) <= now) && (until === null || now < new Date(until))

/** A shop that has promised nothing. */
export const noPolicies: Policies = {
  announcement: '',
  announcementLink: '',
  announcementFrom: null,
  announcementUntil: null,
  promises: [],
  terms: [],
  cartNote: '',
  exchangeDays: 0,
  footer: [],
  columns: [],
  follow: [],
  about: '',
}
