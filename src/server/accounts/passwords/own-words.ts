/** Small letters alone, without accents: "Ayesha_99!" is "ayesha". */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** Whether the letters of a password are nothing but these words; digits and signs between and around do not count. */
export function isMadeOfWords(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password)
  const parts = [...new Set(words.map(lettersOf))].filter(word => word.length > 1)
  // Position by position and without a regular expression, which could take for ever with words such as "aa" and "aaa".
  const reached = new Set([0])
  for (let at = 0; at < letters.length; at++)
    if (reached.has(at))
      for (const word of parts) if (letters.startsWith(word, at)) reached.add(at + word.length)
  return letters.length > 0 && reached.has(letters.length)
}

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')
/** A number of a mobile phone without the country's code or the leading zero has about as many. */
const numberLength = 9

/** Whether a password without letters holds the number of this phone, in whatever way it is written. */
export const isPhone = (password: string, phone: string): boolean =>
  !lettersOf(password) &&
  digitsOf(phone).length >= numberLength &&
  digitsOf(password).includes(digitsOf(phone).slice(-numberLength))
