import {
  categoryWords,
  chartWords,
  collectionWords,
  dealWords,
  productWords,
} from '../catalogue/catalogue-words.ts'
import { buyerWords, orderWords, paymentWords } from '../orders/order-words.ts'
import { settingWords } from '../settings/setting-words.ts'
import type { RecordWords } from './record-words.ts'

const staffWords = {
  name: 'member of staff',
  plural: 'Staff',
  actions: {
    invited: 'invited … to the staff',
    'invited again': 'invited … to the staff again',
    removed: 'removed … from the staff',
    'given another role': 'changed the role of …',
    'made an owner by the settings': 'became an owner by the settings: …',
    'made an owner on leaving the demo': 'became an owner when the demo was left: …',
    'made an admin by the settings': 'became a member of the staff by the settings: …',
    'asked all staff for a second factor': 'asked all staff for codes from their phones: …',
    'asked no second factor of the staff any more': 'asked the staff for no codes any more: …',
  },
  fields: {
    email: 'Email',
    staffRole: ['Role', 'role'],
    userType: ['Account', { admin: 'Staff', shopper: 'Shoppers' }],
    secondFactorForAllStaff: ['Codes for all staff', 'yesOrNo'],
  },
} as const satisfies RecordWords

const pageWords = {
  name: 'page',
  plural: 'Pages',
  actions: {
    added: 'added page …',
    changed: 'changed page …',
    published: 'published page …',
    withdrawn: 'made page … a draft',
    deleted: 'deleted page …',
    undone: 'undid a change of page …',
  },
  fields: {
    title: 'Title',
    slug: 'Address',
    body: ['Text', 'longText'],
    purpose: 'For',
    published: ['Published', 'yesOrNo'],
    seoTitle: 'Title for search engines',
    seoDescription: 'Description for search engines',
  },
} as const satisfies RecordWords

/** Its subject is what was exported; the filters in use are told by their names. */
const exportWords = {
  name: 'export of',
  plural: 'Exports',
  actions: { exported: 'exported …' },
  fields: { status: 'Status', exported: 'What', product: 'Product' },
} as const satisfies RecordWords

/** Everything of which changes are recorded, with the words for it. */
const words = {
  product: productWords,
  order: orderWords,
  deal: dealWords,
  staff: staffWords,
  payment: paymentWords,
  customer: buyerWords,
  export: exportWords,
  category: categoryWords,
  chart: chartWords,
  collection: collectionWords,
  page: pageWords,
  settings: settingWords,
} as const satisfies Record<string, RecordWords>

export type ChangeSubject = keyof typeof words

/** What may be done to a subject. Rows of earlier versions may hold another. */
export type ChangeAction<Subject extends ChangeSubject = ChangeSubject> = {
  [Each in Subject]: keyof (typeof words)[Each]['actions']
}[Subject]

/** A subject with an action that there is for it. */
export type SubjectAction = {
  [Subject in ChangeSubject]: { subjectType: Subject; action: ChangeAction<Subject> }
}[ChangeSubject]

export const changeWords: Record<ChangeSubject, RecordWords> = words

/** The fields of these records that are erased with a person. */
export const personalFields = (...subjects: ChangeSubject[]): string[] => [
  ...new Set(
    subjects.flatMap(subject =>
      Object.entries(changeWords[subject].fields).flatMap(([name, said]) =>
        Array.isArray(said) && said[1] === 'personal' ? name : [],
      ),
    ),
  ),
]

// Object.keys forgets which keys they are.
export const changeSubjects = Object.keys(words) as [ChangeSubject, ...ChangeSubject[]]
