import { z } from 'zod'
import { days } from '../../contract/durations.ts'

const message = 'must be a whole number of days from 1 to 36500'
const daysKept = (usual: number) =>
  z.coerce.number(message).int(message).min(1, message).max(36_500, message).default(usual)

/** How long the shop keeps what holds personal data, with what it is unless set; docs/privacy.md lists all of it. */
export const RetentionSettings = {
  KEEP_MAIL_DAYS: daysKept(30),
  KEEP_CARTS_DAYS: daysKept(180),
  KEEP_PAYMENTS_DAYS: daysKept(180),
  KEEP_RECORD_VIEWS_DAYS: daysKept(730),
  KEEP_CONTACTS_DAYS: daysKept(3_650),
}

const Settings = z.object(RetentionSettings)

/** In milliseconds. */
export type Retention = {
  /** Mail that was sent, written to a file or given up. */
  mail: number
  /** A cart that nothing was added to. */
  carts: number
  /** Card payments that came to nothing. */
  payments: number
  /** That a member of the staff looked at a buyer's record. */
  recordViews: number
  /** Name, address and phone of finished orders; the orders stay. */
  contacts: number
}

export const toRetention = (e: z.output<typeof Settings>): Retention => ({
  mail: days(e.KEEP_MAIL_DAYS),
  carts: days(e.KEEP_CARTS_DAYS),
  payments: days(e.KEEP_PAYMENTS_DAYS),
  recordViews: days(e.KEEP_RECORD_VIEWS_DAYS),
  contacts: days(e.KEEP_CONTACTS_DAYS),
})
