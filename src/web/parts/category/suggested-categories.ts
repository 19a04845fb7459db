/** Categories to suggest when a search found nothing. */
export const suggestedCategories = [
  { code: 'w-chickankari', name: 'Chikankari' },
  { code: 'w-printed-kurta', name: 'Women’s printed kurtas' },
  { code: 'k-froks', name: 'Frocks' },
  { code: 'k-printed-kurta', name: 'Kids’ printed kurtas' },
] as const
