import type { Zone } from '../../../contract/categories.ts'

/** The two halves of the shop, as shoppers see them. */
export const zoneNames: Record<Zone, string> = { women: 'Women', kids: 'Kids' }
