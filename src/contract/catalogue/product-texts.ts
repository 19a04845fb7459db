// Free of zod: the form reads it in the browser.

import { type ProductText, type PublicTextName, publicTexts } from './public-texts.ts'

/** Those texts of a product that are for the staff alone. */
const staffTexts = {
  ownSlug: { label: 'Address of your own', column: 'Own Slug', max: 80 },
  /** How many pieces of a colour and size are few; '' for the shop's own number. */
  lowStock: { label: 'Low stock at', column: 'Low Stock', max: 3, isCopied: true },
} as const satisfies Record<string, ProductText>

export type ProductTextName = PublicTextName | keyof typeof staffTexts

export type ProductTexts = Record<ProductTextName, string>

/**
 * What is one line of text of a product, '' where nothing is written. A row here or among the public ones, a column of the
 * table and a migration make another: in forms, files, answers, stored rows and the record of changes.
 */
export const productTexts: Record<ProductTextName, ProductText> = { ...publicTexts, ...staffTexts }

export const labelOf = (name: ProductTextName): string => productTexts[name].label

// Object.keys forgets which keys they are.
const names = Object.keys(productTexts) as ProductTextName[]

/** The names of all texts, or of those that the form asks for among the basics. */
export const textNames = (what?: 'isBasic'): ProductTextName[] =>
  names.filter(name => !what || productTexts[name][what])

/** Something for each text, by its name. */
export const mapTexts = <T>(make: (name: ProductTextName) => T): Record<ProductTextName, T> =>
  // One entry for each name.
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<ProductTextName, T>

/** The texts of what else has more. */
export const textsOf = (product: ProductTexts): ProductTexts => mapTexts(name => product[name])
