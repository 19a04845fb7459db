/** Joins class names. Components take `className` for placement (margin, width), never to undo their look. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
