/** The ten categories by zone, with the names that shoppers see. The codes are the specification's. */
export const categories = [
  { code: 'w-printed-kurta', zone: 'women', name: 'Printed Kurta' },
  { code: 'w-mommy-and-me', zone: 'women', name: 'Mommy & Me' },
  { code: 'w-semi-formal', zone: 'women', name: 'Semi Formal' },
  { code: 'w-hand-work', zone: 'women', name: 'Hand Work' },
  { code: 'w-chickankari', zone: 'women', name: 'Chikankari' },
  { code: 'k-printed-kurta', zone: 'kids', name: 'Printed Kurta' },
  { code: 'k-mommy-and-me', zone: 'kids', name: 'Mommy & Me' },
  { code: 'k-semi-formal', zone: 'kids', name: 'Semi Formal' },
  { code: 'k-hand-work', zone: 'kids', name: 'Hand Work' },
  { code: 'k-froks', zone: 'kids', name: 'Frocks' },
] as const

export type Zone = 'women' | 'kids'
export type CategoryCode = (typeof categories)[number]['code']

/** The category of a code, or undefined for a code the shop does not have. */
export const categoryOf = (code: string) => categories.find(category => category.code === code)
