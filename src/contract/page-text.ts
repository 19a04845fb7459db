/** The pages that a draft is ready for. */
export const draftNames = ['about', 'contact', 'delivery', 'returns', 'privacy', 'terms'] as const
/** What a page of the shop's own is for: search engines are told where returns are explained. '' for anything else. */
export const pagePurposes = ['', ...draftNames] as const
export type DraftName = (typeof draftNames)[number]
export type PagePurpose = (typeof pagePurposes)[number]

/** A published page as others link to it. */
export type PageLink = { slug: string; title: string; purpose: PagePurpose }

export const maxPages = 50
export const maxPageCharacters = 20_000
export const maxPageLines = 1_000

/** Where a draft leaves a gap for the owner: [[your address]]. */
const gap = /\[\[([^[\]\n]{1,200})\]\]/

/** What a text still has to be told, in the words of its gaps. */
export const gapsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(gap, 'g'))].map(([, words = '']) => words)

/** The gap that begins at a place of a text, with its brackets; null where none does. */
export function gapAt(text: string, at: number): string | null {
  const here = new RegExp(gap, 'y')
  here.lastIndex = at
  return here.exec(text)?.[0] ?? null
}

/** What is wrong with publishing these texts, as a sentence; null where nothing is. */
export function gapMessage(texts: readonly string[]): string | null {
  const [first, ...others] = texts.flatMap(gapsIn)
  if (first === undefined) return null
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return `Fill in [[${first}]]${more} first, or take it out. Until then the page can only be saved as a draft.`
}
