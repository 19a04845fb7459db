import { fold } from '../search/fold.ts'

/** A title as the last part of an address: Latin letters and digits with dashes, at most 80 characters. */
export function slugOf(title: string): string {
  const words = fold(title).replace(/[^a-z0-9]+/g, '-')
  return words.replace(/^-/, '').slice(0, 80).replace(/-$/, '') || 'product'
}

/** The slug itself while it is free, else its first free number: kurta, kurta-2, kurta-3. */
export function firstFree(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
