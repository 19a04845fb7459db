// Free of zod: the product page reads it in the browser.

export type ProductText = {
  /** On screens and in the record of changes. */
  label: string
  /** Its heading in the shop's CSV files. */
  column: string
  max: number
  /** A duplicate has it too. */
  isCopied?: boolean
  /** The form asks for it among the basics; otherwise it has a place of its own there. */
  isBasic?: boolean
  /** The product's page tells it below fabric and length. */
  isFact?: boolean
  /** Shoppers narrow lists by it. */
  isFilter?: boolean
}

/** Those texts of a product that shoppers are sent where something is written. */
const texts = {
  seoTitle: { label: 'Title for search engines', column: 'SEO Title', max: 120 },
  seoDescription: { label: 'Description for search engines', column: 'SEO Description', max: 320 },
} as const satisfies Record<string, ProductText>

export type PublicTextName = keyof typeof texts

export const publicTexts: Record<PublicTextName, ProductText> = texts

// Object.keys forgets which keys they are.
const names = Object.keys(texts) as PublicTextName[]

/** The names of what the product's page tells. */
export const factNames = names.filter(name => publicTexts[name].isFact)

/** Something for each text, by its name. */
export const mapPublicTexts = <T>(make: (name: PublicTextName) => T): Record<PublicTextName, T> =>
  // One entry for each name.
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<PublicTextName, T>

/** The texts of a product that are written. */
export const publicTextsOf = (
  product: Record<PublicTextName, string>,
): Partial<Record<PublicTextName, string>> =>
  Object.fromEntries(names.flatMap(name => (product[name] ? [[name, product[name]]] : [])))

export type FilterTextName = {
  [Name in PublicTextName]: (typeof texts)[Name] extends { isFilter: true } ? Name : never
}[PublicTextName]

/** The names of the texts that lists are narrowed by. */
export const filterTextNames = names.filter(
  (name): name is FilterTextName => publicTexts[name].isFilter === true,
)

export const mapFilterTexts = <T>(make: (name: FilterTextName) => T): Record<FilterTextName, T> =>
  Object.fromEntries(filterTextNames.map(name => [name, make(name)])) as Record<FilterTextName, T>
