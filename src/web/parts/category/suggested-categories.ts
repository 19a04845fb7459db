import type { CategoryCode } from '../../../contract/categories.ts'

/** Ways on for somebody whose search found nothing. */
export const suggestedCategories: CategoryCode[] = [
  'w-chickankari',
  'w-printed-kurta',
  'k-froks',
  'k-printed-kurta',
]
