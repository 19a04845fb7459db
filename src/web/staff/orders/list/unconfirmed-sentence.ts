const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const numberWord = (count: number): string => words[count] ?? String(count)

/** "Pack all three" */
export const packAllLabel = (count: number): string =>
  count < 3 ? (count === 1 ? 'Pack it' : 'Pack both') : `Pack all ${numberWord(count)}`

/** "Eight of ten are not confirmed" */
export function unconfirmedSentence(unconfirmed: number, all: number): string {
  if (all === 1) return 'This order is not confirmed'
  if (unconfirmed === all && all === 2) return 'Neither is confirmed'
  if (unconfirmed === all) return `None of the ${numberWord(all)} is confirmed`
  const text = `${numberWord(unconfirmed)} of ${numberWord(all)} ${unconfirmed === 1 ? 'is' : 'are'} not confirmed`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
