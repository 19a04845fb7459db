import type { FieldPath, Resolver } from 'react-hook-form'
import { Policies } from '../../../../contract/policies.ts'
import { fromLocal, toLocal } from '../../shell/local-time.ts'
import { linesOf, setError } from '../form-values.ts'

/** The policies as the form shows them: lists as lines, moments in the browser's time zone. */
export type PoliciesValues = Omit<
  Policies,
  'announcementFrom' | 'announcementUntil' | 'promises' | 'terms' | 'exchangeDays'
> & {
  announcementFrom: string
  announcementUntil: string
  promises: string
  terms: string
  exchangeDays: string
}

/** As many texts as the foot of a page has columns for, beside the contact. */
const footerTexts = 3

export function toValues(policies: Policies): PoliciesValues {
  const { announcementFrom: from, announcementUntil: until, promises, terms, footer, ...rest } = policies
  const count = Math.max(footer.length, footerTexts)
  return {
    ...rest,
    announcementFrom: from === null ? '' : toLocal(from),
    announcementUntil: until === null ? '' : toLocal(until),
    promises: promises.join('\n'),
    terms: terms.join('\n'),
    exchangeDays: String(policies.exchangeDays),
    footer: Array.from({ length: count }, (_, nth) => footer[nth] ?? { title: '', text: '' }),
  }
}

const isFilled = ({ title, text }: PoliciesValues['footer'][number]) => `${title}${text}`.trim() !== ''

/** What the form's values stand for; they may still be wrong. */
export const toPolicies = (values: PoliciesValues): Policies => ({
  ...values,
  announcementFrom: fromLocal(values.announcementFrom) || null,
  announcementUntil: fromLocal(values.announcementUntil) || null,
  promises: linesOf(values.promises),
  terms: linesOf(values.terms),
  exchangeDays: values.exchangeDays.trim() === '' ? 0 : Number(values.exchangeDays),
  footer: values.footer.filter(isFilled),
})

/** Checks the values as the shop does, and puts each message at the field it is about. */
export const policiesResolver: Resolver<PoliciesValues, unknown, Policies> = values => {
  const parsed = Policies.safeParse(toPolicies(values))
  if (parsed.success) return { values: parsed.data, errors: {} }
  const errors = {}
  for (const { path, message } of parsed.error.issues)
    setError(errors, fieldAt(path, values), messageAt(path, message))
  return { values: {}, errors }
}

type Place = readonly PropertyKey[]

/** Lines share a field; texts of the footer that are left empty do not count. */
function fieldAt([name, nth, inner]: Place, values: PoliciesValues): FieldPath<PoliciesValues> {
  if (name !== 'footer' || inner === undefined) return String(name) as FieldPath<PoliciesValues>
  const filled = values.footer.flatMap((text, index) => (isFilled(text) ? [index] : []))
  return `footer.${filled[Number(nth)] ?? 0}.${inner === 'title' ? 'title' : 'text'}`
}

const messageAt = ([name, nth]: Place, message: string): string =>
  typeof nth === 'number' && name !== 'footer' ? `Line ${nth + 1}: ${message}` : message
