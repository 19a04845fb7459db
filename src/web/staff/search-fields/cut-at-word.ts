/** The text cut to so many characters at a word's end, as search engines show it. */
export function cutAtWord(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')} …`
}
