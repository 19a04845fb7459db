export type Piece = { text: string; matched: boolean; at: number }

/** Cuts a title at the letters that were typed, each word for itself. */
export function matchedPieces(title: string, words: string): Piece[] {
  const terms = words.split(/\s+/).filter(Boolean).map(literally)
  if (terms.length === 0) return [{ text: title, matched: false, at: 0 }]
  const pieces: Piece[] = []
  let at = 0
  for (const [index, text] of title.split(new RegExp(`(${terms.join('|')})`, 'gi')).entries()) {
    // Splitting by a group gives what lies between and what was found in turn.
    if (text) pieces.push({ text, matched: index % 2 === 1, at })
    at += text.length
  }
  return pieces
}

const literally = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
