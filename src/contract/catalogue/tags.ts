export const maxTags = 20

/** A tag as it is kept and compared: "  Eid   2026" is "eid 2026". Commas, which separate tags, become spaces. */
export const foldTag = (tag: string): string =>
  tag
    .normalize('NFKC')
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase()
