/** Colours are written `#rrggbb` here. */
const channels = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** Relative luminance as WCAG defines it, from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** What WCAG AA asks of text, and of lines and signs that must be seen. */
export const leastContrast = { text: 4.5, line: 3 } as const

/** "4.4 : 1", never rounded up: what falls short must not look as if it did not. */
export const contrastText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`

/** A colour with a share of another in it, from 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const added = channels(other)
  const mixed = channels(colour).map((value, at) =>
    Math.round(value * (1 - share) + (added[at] ?? 0) * share),
  )
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
