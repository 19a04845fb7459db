import { z } from 'zod'
import { Identity } from './accounts.ts'
import { DollarSum, Dollars } from './dollars.ts'
import { required } from './field-messages.ts'
import { pageQuery } from './lists.ts'
import { orderStatuses } from './order-status.ts'
import { Id, line, searchText, Timestamp, TimeZone } from './text.ts'

const count = z.number().int().min(0)

/** What the dashboard tells about: how far back, and whose days. */
export const DashboardQuery = z.object({
  /** How many days the curves show, today included. */
  days: z.coerce.number().int().min(7).max(365).default(30),
  /** The reader's time zone: days begin at their midnight. */
  zone: TimeZone.default('UTC'),
})
export type DashboardQuery = z.infer<typeof DashboardQuery>

/** What a working day begins with. Sums leave cancelled and refused orders out. */
export const Dashboard = z.object({
  /** Cash on delivery whose buyer has not been reached yet. */
  toConfirm: count,
  /** The same with a wrong number, to be reached in another way. */
  wrongNumber: count,
  /** Pending and confirmed, or not to be confirmed. */
  toPack: count,
  toShip: count,
  /** Shipped and not yet delivered. */
  onTheWay: count,
  /** Card payments that the shop could not bring to their end by itself. */
  unsettledPayments: count,
  /** Products that have a shelf which is low or empty, the emptiest first, with those shelves. */
  lowStock: z.array(
    z.object({
      _id: Id,
      title: z.string(),
      picture: z.string(),
      shelves: z.array(z.object({ color: z.string(), size: z.string(), quantity: count })).min(1),
    }),
  ),
  /** How many such products there are; `lowStock` holds the first of them. */
  lowStockTotal: count,
  /** One entry a day, oldest first, days without an order included. */
  days: z.array(z.object({ day: z.iso.date(), orders: count, revenue: DollarSum })),
  bestSellers: z.array(
    z.object({ _id: Id, title: z.string(), picture: z.string(), units: count, revenue: DollarSum }),
  ),
})
export type Dashboard = z.infer<typeof Dashboard>

export const StaffSearchQuery = z.object({ q: searchText(100) })

/** What the words may mean, at most five of each kind, best first. */
export const StaffSearchResult = z.object({
  orders: z.array(
    z.object({
      _id: Id,
      number: z.number().int(),
      name: z.string(),
      status: z.enum(orderStatuses),
      total: DollarSum,
    }),
  ),
  products: z.array(z.object({ _id: Id, title: z.string(), picture: z.string(), price: Dollars })),
  customers: z.array(
    z.object({ _id: Id, name: z.string(), email: z.string(), phone: z.string(), orders: count }),
  ),
})
export type StaffSearchResult = z.infer<typeof StaffSearchResult>

export const changeSubjects = ['product', 'order', 'deal', 'staff', 'payment'] as const
export const ChangeSubject = z.enum(changeSubjects)
export type ChangeSubject = z.infer<typeof ChangeSubject>

/** A page of the audit trail, narrowed; filters that are left out narrow nothing. */
export const ChangesQuery = pageQuery(50).extend({
  thing: z.enum(['', ...changeSubjects]).default(''),
  /** All about one product, order, deal or person. */
  subjectId: Id.optional(),
  /** What one member of staff did. */
  by: Id.optional(),
})
export type ChangesQuery = z.infer<typeof ChangesQuery>

/** One thing a member of staff changed. `before` and `after` hold the fields that differ; null: it was not there. */
export const Change = z.object({
  _id: Id,
  /** The same for all that one act changed, such as a price change of forty products. */
  batchId: Id,
  at: Timestamp,
  by: z.object({ userId: Id, name: z.string() }),
  thing: ChangeSubject,
  subjectId: Id,
  /** What it was called then: a title, an order's number, a person's name. */
  subject: z.string(),
  /** A verb in the past: "changed", "deleted", "published". */
  action: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Taken back since. */
  undone: z.boolean(),
})
export type Change = z.infer<typeof Change>

export const ChangePage = z.object({ changes: z.array(Change), total: count })

/** A member of the staff. */
export const StaffMember = Identity.extend({
  /** Has not chosen a password since being invited. */
  invited: z.boolean(),
  lastSeen: Timestamp.nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const StaffMemberList = z.object({ members: z.array(StaffMember) })

/** Whom to invite; the e-mail address gets the link. */
export const Invitation = z.object({
  email: z
    .string(required('Enter an email address.'))
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email('Enter an email address, for example sana@shop.example.')),
  firstName: line(80, 'Enter the first name.'),
  lastName: line(80, 'Enter the last name.'),
})
export type Invitation = z.infer<typeof Invitation>
