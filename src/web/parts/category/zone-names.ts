import type { Zone } from '../../../contract/categories.ts'

/** The two halves of the shop, in the words shoppers see. */
export const zoneNames: Record<Zone, string> = { women: 'Women', kids: 'Kids' }
