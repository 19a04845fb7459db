import type { FieldWords, RecordWords } from '../changes/record-words.ts'
import { adjustmentKinds, adjustmentTable } from './adjustments.ts'
import { orderSourceNames } from './order-sources.ts'

/** How far the phone call about an order is. */
const confirmationNames = {
  changed: 'Changed and confirmed',
  not_needed: 'Not needed',
  open: 'To confirm',
  confirmed: 'Confirmed',
  wrong_number: 'Wrong number',
  no_answer: 'No answer',
  cancelled: 'Cancelled',
} as const

/** A field for each amount and for each reason that has its own, as `adjustmentFields` writes them. */
const adjustmentWords: RecordWords['fields'] = Object.fromEntries(
  adjustmentKinds.flatMap(kind => {
    const { label, reasonLabel, reasonField } = adjustmentTable[kind]
    const reason: [string, FieldWords][] = reasonField ? [[reasonField, [reasonLabel, 'personal']]] : []
    return [[`${kind}Cents`, [label, 'money']], ...reason]
  }),
)

export const orderWords = {
  name: 'order',
  plural: 'Orders',
  actions: {
    entered: 'entered order …',
    changed: 'changed order …',
    merged: 'put order … into the parcel of another',
    moved: 'changed the status of order …',
    called: 'recorded a call about order …',
    'took back the call': 'took back the call about order …',
    noted: 'added a note to order …',
    'noted as refused': 'noted that order … was refused at the door',
    'corrected the parcel': 'corrected the parcel of order …',
    refunded: 'refunded order …',
    'noted the cash': 'noted the cash of order …',
    'took back the cash': 'noted that the cash of order … has not come',
  },
  fields: {
    status: 'Status',
    confirmation: ['Confirmation', confirmationNames],
    outcome: ['Call', confirmationNames],
    attempts: 'Calls made',
    note: ['Note', 'personal'],
    source: ['Where it came from', orderSourceNames],
    confirmed: ['Confirmed by the buyer', 'yesOrNo'],
    prices: ['Prices of its own', 'texts'],
    priceReason: ['Reason for the price', 'personal'],
    courier: 'Courier',
    trackingNumber: 'Tracking number',
    refusedAt: ['Refused at the door', 'timeOrNo'],
    cashNotedAt: ['Cash noted', 'timeOrNo'],
    items: ['Pieces', 'texts'],
    totalCents: ['Total', 'money'],
    ...adjustmentWords,
    shipTo: ['Ships to', 'personal'],
    mergedFrom: 'In its parcel',
    refundCents: ['Refunded', 'money'],
    reason: ['Reason', 'personal'],
    mergedInto: ['Merged into', 'named'],
  },
} as const satisfies RecordWords

export const paymentWords = {
  name: 'payment',
  plural: 'Payments',
  actions: {
    'tried again': 'tried payment … again',
    'settled by hand': 'closed payment … as settled by hand',
  },
  fields: { note: ['Note', 'personal'], problem: 'Problem' },
} as const satisfies RecordWords

/** Of a buyer, with an account or known by a phone number. */
export const buyerWords = {
  name: 'buyer',
  plural: 'Buyers’ records',
  actions: {
    'read the record': 'looked at the record of …',
    'exported the data': 'exported the data of …',
    deleted: 'deleted a buyer: …',
    noted: 'changed what is written of …',
    blocked: 'blocked the number of …',
    'let order again': 'let … order against cash again',
  },
  fields: {
    until: ['Until', 'time'],
    reason: 'Reason',
    exported: 'What',
    by: 'Asked for by',
    through: 'Through',
  },
} as const satisfies RecordWords
