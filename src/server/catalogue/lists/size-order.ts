const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** The place of a size: letters, then ages in months, in years, then plain numbers, then all others. */
function placeOf(size: string): [group: number, place: number] {
  const letter = letters.indexOf(
    size.toUpperCase().replace(/^([234])XL$/, (_, times) => `${'X'.repeat(times)}L`),
  )
  if (letter >= 0) return [0, letter]
  const [, from, unit] = /^(\d+(?:\.\d+)?)(?:\s*-\s*\d+(?:\.\d+)?)?\s*([a-z]*)/i.exec(size) ?? []
  if (from === undefined) return [4, 0]
  if (/^m/i.test(unit ?? '')) return [1, Number(from)]
  return [/^y/i.test(unit ?? '') ? 2 : 3, Number(from)]
}

/** Compares sizes in the order of a shop; unknown ones keep their order. */
export function bySize(a: string, b: string): number {
  const [[group, place], [otherGroup, otherPlace]] = [placeOf(a), placeOf(b)]
  return group - otherGroup || place - otherPlace
}
