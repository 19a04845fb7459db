/** A colour or size as an address names it: values are separated by commas there, so it has none itself. */
export const toFilterValue = (name: string): string =>
  name
    .split(',')
    .map(part => part.trim())
    .join(' ')
    .trim()

/** A colour or size as filters compare it: "m" and "M" are the same size. */
export const normaliseValue = (name: string): string => toFilterValue(name).toLowerCase()
