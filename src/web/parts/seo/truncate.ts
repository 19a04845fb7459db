/** The text cut to 155 characters at a word's end, as search engines show a description. */
export function truncate(text: string): string {
  return text.length <= 155 ? text : `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`
}
