export type TextPart = { text: string; matched: boolean; at: number }

/** Splits a title into matching and other parts, for each typed word. */
export function highlightMatches(title: string, words: string): TextPart[] {
  const terms = words.split(/\s+/).filter(Boolean).map(escapeRegExp)
  if (terms.length === 0) return [{ text: title, matched: false, at: 0 }]
  const pieces: TextPart[] = []
  let at = 0
  for (const [index, text] of title.split(new RegExp(`(${terms.join('|')})`, 'gi')).entries()) {
    // Splitting by a captured group yields other and matching parts in turn.
    if (text) pieces.push({ text, matched: index % 2 === 1, at })
    at += text.length
  }
  return pieces
}

const escapeRegExp = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
