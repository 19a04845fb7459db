/** What a search engine shows of a description: at most 155 letters, without half words. */
export function truncate(text: string): string {
  return text.length <= 155 ? text : `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`
}
