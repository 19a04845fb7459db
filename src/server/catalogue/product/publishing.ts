import type { ProductEdit } from '../../../contract/catalogue.ts'
import type { ProductStatus } from '../../../contract/staff-catalogue.ts'

/**
 * When a product appears, by what a form says: null for a draft, later than `now` when it is scheduled. What says
 * nothing leaves it as it was; 'published' without a time means now, unless it is out already.
 */
export function publishedAtOf(
  { status, publishAt }: Pick<ProductEdit, 'status' | 'publishAt'>,
  { known, now }: { known: Date | null; now: Date },
): Date | null {
  if (status === 'draft') return null
  if (publishAt) return new Date(publishAt)
  if (status === undefined) return known
  return known !== null && known <= now ? known : now
}

/** What the staff call it at that moment. */
export function statusAt(publishedAt: Date | null, now: Date): ProductStatus {
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}
