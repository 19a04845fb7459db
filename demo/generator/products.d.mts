export type LowerKind = 'straight' | 'cigarette' | 'palazzo' | 'shalwar' | 'churidar' | 'gharara'

/** One colourway: the colour of the cloth, and further colours by the names that its repeat and its work give them. */
export interface Way {
  name: string
  base: string
}

/** What the drawing of a product is made from; the recipes of its textiles are read by assemble.mjs alone. */
export interface Product {
  slug: string
  cat: string
  shape?: 'frock'
  hem?: 'round'
  g?: Record<string, number>
  sleeve?: { len: number; w1?: number; type?: string; ang?: number } | false
  sleeveLen?: number
  bottom?: { type: LowerKind; end?: number }
  dup?: unknown
  ways: [Way, ...Way[]]
}

export const products: Product[]
export const slugOf: (name: string) => string
