import { days } from '../../../contract/durations.ts'

const thirtyDays = days(30)

/** True for thirty days after a product was published, however long it was a draft. */
export const isNew = (publishedAt: string | null, now = Date.now()): boolean =>
  publishedAt !== null && now - Date.parse(publishedAt) < thirtyDays
