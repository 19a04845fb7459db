import { z } from 'zod'
import { optionalLine } from '../text.ts'

/** What a search engine gives an owner to show that the shop is hers. */
const code = z
  .string()
  .trim()
  .max(100)
  .regex(/^([A-Za-z0-9_-]{8,})?$/, 'Paste the code alone: letters, digits, “-” and “_”, at least 8 of them.')

/** What search engines and shared links show of the shop as a whole. An empty field has what the shop says of itself. */
export const SearchEngines = z.object({
  /** Whether search engines may show the shop at all. */
  isIndexed: z.boolean(),
  /** Behind the title of every page; empty: the name of the shop. */
  titleEnd: optionalLine(40),
  /** Behind the shop's name, in the title of the home page; empty: who the shop is. */
  homeTitle: optionalLine(70),
  homeDescription: optionalLine(200),
  /** Under a shared link to the shop; empty: the description. */
  shareText: optionalLine(200),
  google: code,
  bing: code,
})
export type SearchEngines = z.infer<typeof SearchEngines>

/** A shop that may be found, and says nothing else. */
export const foundBySearch: SearchEngines = {
  isIndexed: true,
  titleEnd: '',
  homeTitle: '',
  homeDescription: '',
  shareText: '',
  google: '',
  bing: '',
}

/** The code in what a person pasted: the code alone, or the whole `<meta … content="code">`. */
export const pastedCode = (pasted: string): string =>
  (/content\s*=\s*["']([^"']*)["']/.exec(pasted)?.[1] ?? pasted).trim()
