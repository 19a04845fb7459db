const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const numberWord = (count: number): string => words[count] ?? String(count)

/** "Eight of ten are not confirmed" */
export function unconfirmedSentence(unconfirmed: number, all: number): string {
  if (all === 1) return 'This order is not confirmed'
  if (unconfirmed === all) return `None of the ${numberWord(all)} is confirmed`
  const text = `${numberWord(unconfirmed)} of ${numberWord(all)} ${unconfirmed === 1 ? 'is' : 'are'} not confirmed`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
