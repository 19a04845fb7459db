/** A session ended, or an account changed. */
export type SessionNotice = { kind: 'session'; tokenHash: string } | { kind: 'account'; userId: string }

/**
 * Something of products and deals changed; then which product, that all of them may have, or that some deal did. A commit
 * tells several of these, and each may arrive by itself.
 */
export type CatalogueNotice =
  | { kind: 'catalogue' }
  | { kind: 'product'; productId: string }
  | { kind: 'products' }
  | { kind: 'deals' }

/**
 * What changed of what the public sees: products and deals; the stock of a product; then whether some piece of it can be
 * bought at all; or what was sold.
 */
export type PublicNotice =
  | CatalogueNotice
  | { kind: 'stock'; productId: string }
  | { kind: 'availability'; productId: string }
  | { kind: 'sales' }

/** The status of orders changed. That one was placed is told as `sales`. */
export type OrderNotice = { kind: 'order status' }

/** The owner's settings changed. What shows them hears of it by `OpenSettings`, once they are read anew. */
export type SettingsNotice = { kind: 'settings' }

/** The shop's categories changed; heard of like the settings. */
export type CategoryNotice = { kind: 'categories' }

/** The shop's collections changed; heard of like the settings. */
export type CollectionNotice = { kind: 'collections' }

/** The shop's own pages changed; heard of like the settings. */
export type PageNotice = { kind: 'pages' }

/** What the staff wrote of a buyer changed, or whether somebody may order against cash. */
export type BuyerNotice = { kind: 'buyers' }

export type Notice =
  | PublicNotice
  | OrderNotice
  | SessionNotice
  | SettingsNotice
  | CategoryNotice
  | CollectionNotice
  | PageNotice
  | BuyerNotice

const catalogueKinds = new Set<string>(['catalogue', 'product', 'products', 'deals'])
const publicKinds = new Set<string>([...catalogueKinds, 'stock', 'availability', 'sales'])

export const isCatalogueNotice = (notice: Notice): notice is CatalogueNotice =>
  catalogueKinds.has(notice.kind)

export const isPublicNotice = (notice: Notice): notice is PublicNotice => publicKinds.has(notice.kind)

/** Kinds that stand alone. */
const bareKinds = [
  'catalogue',
  'sales',
  'products',
  'deals',
  'order status',
  'settings',
  'categories',
  'collections',
  'pages',
  'buyers',
] as const
/** Kinds that name a product. */
const productKinds = ['stock', 'availability', 'product'] as const

/** Reads what the triggers of migrations 0009 to 0014, 0031, 0034, 0035, 0043 and 0067 send; null for anything else. */
export function parseNotice(text: string): Notice | null {
  if (text.startsWith('session ')) return { kind: 'session', tokenHash: text.slice('session '.length) }
  if (text.startsWith('account ')) return { kind: 'account', userId: text.slice('account '.length) }
  const ofProduct = productKinds.find(each => text.startsWith(`${each} `))
  if (ofProduct) return { kind: ofProduct, productId: text.slice(`${ofProduct} `.length) }
  const kind = bareKinds.find(each => each === text)
  return kind ? { kind } : null
}
