import type { ProductEdit } from '../../../contract/catalogue/catalogue.ts'
import type { ProductStatus } from '../../../contract/catalogue/staff-catalogue.ts'

/**
 * When a product is published by what a form says; null for a draft. A form without a status leaves it as it is, and
 * 'published' without a time means `now`, unless it is published already.
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

/** The status of a product at `now`, as the staff see it. */
export function statusAt(publishedAt: Date | null, now: Date): ProductStatus {
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}
