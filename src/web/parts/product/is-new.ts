import { newForMs } from '../../../contract/durations.ts'

/** True for thirty days after a product was published, however long it was a draft. */
export const isNew = (publishedAt: string | null, now = Date.now()): boolean =>
  publishedAt !== null && now - Date.parse(publishedAt) < newForMs
