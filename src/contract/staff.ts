import { z } from 'zod'
import { Identity, StaffRole } from './accounts/accounts.ts'
import { Amount, AmountSum } from './amounts.ts'
import { shownPlace } from './catalogue/shelves.ts'
import { changeSubjects } from './changes/change-words.ts'
import { mailAddress } from './email-pattern.ts'
import { required } from './field-messages.ts'
import { pageQuery } from './lists.ts'
import { orderStatuses } from './orders/order-status.ts'
import { CalendarDay, Id, line, searchText, Timestamp, TimeZone } from './text.ts'

const count = z.number().int().min(0)

/** How many days the dashboard covers, and in which time zone. */
export const DashboardQuery = z.object({
  /** How many days the chart shows, today included. */
  days: z.coerce.number().int().min(7).max(365).default(30),
  /** Days begin at its midnight; without it, at the shop's. */
  zone: TimeZone.optional(),
})
export type DashboardQuery = z.infer<typeof DashboardQuery>

/** What the staff see first. Sums leave out cancelled and refused orders. */
export const Dashboard = z.object({
  /** Cash-on-delivery orders to confirm by phone. */
  toConfirm: count,
  /** Cash-on-delivery orders with a wrong phone number. */
  wrongNumber: count,
  /** Pending orders that are confirmed or need no confirmation. */
  toPack: count,
  toShip: count,
  /** Shipped and not yet delivered. */
  onTheWay: count,
  /** Card payments that the shop could not settle by itself. */
  unsettledPayments: count,
  /** Best sellers of these days with colours or sizes that are sold out, the best first. */
  soldOut: z.array(
    z.object({
      _id: Id,
      title: z.string(),
      picture: z.string(),
      units: count,
      shelves: z.array(z.object(shownPlace)).min(1),
    }),
  ),
  /** How many products have a shelf that is low or empty. */
  lowStockTotal: count,
  /** What the orders placed in these days come to, whatever became of them, and how much of it has come how far. */
  money: z.object({
    placed: AmountSum,
    /** Confirmed by phone, by card, or by taking the parcel; neither cancelled nor refused. */
    confirmed: AmountSum,
    delivered: AmountSum,
    /** Refused at the door. */
    refused: AmountSum,
    /** By card, or in cash that was noted; without what was refunded. */
    paid: AmountSum,
  }),
  /**
   * What the pieces sold in these days earned, less discounts, refunds and the tax in it and without delivery; and what they had
   * cost the shop. Orders of pieces without a known cost are left out and counted.
   */
  profit: z.object({ earned: z.number(), cost: AmountSum, orders: count, leftOut: count }),
  /** As many days before these, summed like `days`. */
  before: z.object({ orders: count, revenue: AmountSum }),
  /** Cities that refused parcels, those with the largest share first; `parcels` are those delivered or refused. */
  refusedByCity: z.array(z.object({ city: z.string(), parcels: count, refused: count })),
  /** One entry a day, oldest first, days without an order included. */
  days: z.array(z.object({ day: CalendarDay, orders: count, revenue: AmountSum })),
  /** Revenue leaves out sales before this moment, when the shop changed its currency; null for none of these days. */
  revenueSince: Timestamp.nullable(),
  bestSellers: z.array(
    z.object({ _id: Id, title: z.string(), picture: z.string(), units: count, revenue: AmountSum }),
  ),
})
export type Dashboard = z.infer<typeof Dashboard>

/** The work of the caller's role; what others do is left out. */
export const Work = z.object({
  toConfirm: count.optional(),
  wrongNumber: count.optional(),
  toPack: count.optional(),
  toShip: count.optional(),
})
export type Work = z.infer<typeof Work>

/** A search over orders, products and customers. */
export const StaffSearchQuery = z.object({ q: searchText(100) })

/** At most five results of each kind, best first; products only for those who may change them. */
export const StaffSearchResult = z.object({
  orders: z.array(
    z.object({
      _id: Id,
      number: z.number().int(),
      name: z.string(),
      status: z.enum(orderStatuses),
      total: AmountSum,
      currency: z.string(),
    }),
  ),
  products: z.array(z.object({ _id: Id, title: z.string(), picture: z.string(), price: Amount })),
  customers: z.array(
    /** As in the list of buyers: each person once. `guest`: has no account. */
    z.object({
      _id: Id,
      isNumber: z.boolean(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      orders: count,
      guest: z.boolean(),
    }),
  ),
})
export type StaffSearchResult = z.infer<typeof StaffSearchResult>

/** A page of the audit trail with its filters. Looks into buyers' records are left out unless they are asked for. */
export const ChangesQuery = pageQuery(50).extend({
  thing: z.enum(['', ...changeSubjects]).default(''),
  /** Only changes of this product, order, deal, payment or member. */
  subjectId: Id.optional(),
  /** Only changes by this member of staff. */
  by: Id.optional(),
})
export type ChangesQuery = z.infer<typeof ChangesQuery>

/** One change by a member of staff. `before` and `after` have the fields that differ; null if it did not exist. */
export const Change = z.object({
  _id: Id,
  /** The same for all changes of one action, such as a price change of forty products. */
  batchId: Id,
  at: Timestamp,
  /** One of the shop's own actors has no id. */
  by: z.object({ userId: z.string(), name: z.string() }),
  thing: z.enum(changeSubjects),
  subjectId: Id,
  /** Its name at the time: a title, an order number, a person's name. */
  subject: z.string(),
  /** A verb in the past: "changed", "deleted", "published". */
  action: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Of the amounts: the order's own, or the one in which the shop sold then. Null: in which it sells now. */
  currency: z.string().nullable(),
  /** Whether it has been undone. */
  undone: z.boolean(),
})
export type Change = z.infer<typeof Change>

/** A page of changes with the total number of them. */
export const ChangePage = z.object({ changes: z.array(Change), total: count })

/** A member of the staff. */
export const StaffMember = Identity.extend({
  staffRole: StaffRole,
  /** True until the invited member has chosen a password. */
  invited: z.boolean(),
  lastSeen: Timestamp.nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** All members of the staff. */
export const StaffMemberList = z.object({ members: z.array(StaffMember) })

/** The new role of a member of the staff. */
export const RoleChange = z.object({ staffRole: StaffRole })

/** Whom to invite, and as what; the link is sent to the e-mail address. */
export const Invitation = z.object({
  email: z
    .string(required('Enter an email address.'))
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(mailAddress('Enter an email address, for example sana@shop.example.')),
  firstName: line(80, 'Enter the first name.'),
  lastName: line(80, 'Enter the last name.'),
  staffRole: StaffRole,
})
export type Invitation = z.infer<typeof Invitation>

/** All members, and the link to hand on oneself: null where only its own mailbox may open the account, or who is a member already. */
export const Invited = StaffMemberList.extend({
  link: z.string().nullable(),
  isMember: z.boolean(),
  isMailed: z.boolean(),
})
export type Invited = z.infer<typeof Invited>
