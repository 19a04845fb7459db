// Free of zod: the product page and the form read it in the browser.

type ProductText = {
  /** On screens and in the record of changes. */
  label: string
  /** Its heading in the shop's CSV files. */
  column: string
  max: number
  /** Shoppers are sent it where something is written. */
  isPublic: boolean
  /** A duplicate has it too. */
  isCopied?: boolean
  /** The form asks for it among the basics; otherwise it has a place of its own there. */
  isBasic?: boolean
  /** The product's page tells it below fabric and length. */
  isFact?: boolean
  /** Shoppers narrow lists by it. */
  isFilter?: boolean
}

/**
 * What is one line of text of a product, '' where nothing is written. A row here, a column of the table and a migration make
 * another: in forms, files, answers, stored rows and the record of changes.
 */
const texts = {
  seoTitle: { label: 'Title for search engines', column: 'SEO Title', max: 120, isPublic: true },
  seoDescription: {
    label: 'Description for search engines',
    column: 'SEO Description',
    max: 320,
    isPublic: true,
  },
  ownSlug: { label: 'Address of your own', column: 'Own Slug', max: 80, isPublic: false },
} as const satisfies Record<string, ProductText>

export type ProductTextName = keyof typeof texts
export type PublicTextName = {
  [Name in ProductTextName]: (typeof texts)[Name]['isPublic'] extends true ? Name : never
}[ProductTextName]

export type ProductTexts = Record<ProductTextName, string>

export const productTexts: Record<ProductTextName, ProductText> = texts

export const labelOf = (name: ProductTextName): string => productTexts[name].label

// Object.keys forgets which keys they are.
const names = Object.keys(texts) as ProductTextName[]

/** The names of all texts, or of those that the form asks for among the basics. */
export const textNames = (what?: 'isBasic'): ProductTextName[] =>
  names.filter(name => !what || productTexts[name][what])

/** Something for each text, by its name. */
export const mapTexts = <T>(make: (name: ProductTextName) => T): Record<ProductTextName, T> =>
  // One entry for each name.
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<ProductTextName, T>

const publicNames = names.filter((name): name is PublicTextName => texts[name].isPublic)

/** The names of what the product's page tells. */
export const factNames = publicNames.filter(name => productTexts[name].isFact)

/** The same for the texts that shoppers are sent. */
export const mapPublicTexts = <T>(make: (name: PublicTextName) => T): Record<PublicTextName, T> =>
  Object.fromEntries(publicNames.map(name => [name, make(name)])) as Record<PublicTextName, T>

/** The texts of a product that shoppers are sent; one that is not written is left out. */
export const publicTextsOf = (product: ProductTexts): Partial<Record<PublicTextName, string>> =>
  Object.fromEntries(publicNames.flatMap(name => (product[name] ? [[name, product[name]]] : [])))

export type FilterTextName = {
  [Name in ProductTextName]: (typeof texts)[Name] extends { isFilter: true } ? Name : never
}[ProductTextName]

/** The names of the texts that lists are narrowed by. */
export const filterTextNames = names.filter(
  (name): name is FilterTextName => productTexts[name].isFilter === true,
)

export const mapFilterTexts = <T>(make: (name: FilterTextName) => T): Record<FilterTextName, T> =>
  Object.fromEntries(filterTextNames.map(name => [name, make(name)])) as Record<FilterTextName, T>

/** The texts of what else has more. */
export const textsOf = (product: ProductTexts): ProductTexts => mapTexts(name => product[name])
