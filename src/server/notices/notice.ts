/** A session ended, or an account changed. */
export type SessionNotice = { kind: 'session'; tokenHash: string } | { kind: 'account'; userId: string }

/**
 * What changed of what the public sees: anything of products and deals; the stock of one product; whether some piece
 * can be bought at all; or what was sold.
 */
export type PublicNotice =
  | { kind: 'catalogue' }
  | { kind: 'stock'; productId: string }
  | { kind: 'availability' }
  | { kind: 'sales' }

/** Told beside `catalogue`: which product changed, that all of them may have, or that some deal did. */
export type CatalogueNotice =
  | { kind: 'product'; productId: string }
  | { kind: 'products' }
  | { kind: 'deals' }

/** The status of orders changed. That one was placed is told as `sales`. */
export type OrderNotice = { kind: 'order status' }

export type Notice = PublicNotice | CatalogueNotice | OrderNotice | SessionNotice

const publicKinds = new Set<string>(['catalogue', 'stock', 'availability', 'sales'])

export const isPublicNotice = (notice: Notice): notice is PublicNotice => publicKinds.has(notice.kind)

/** Kinds that stand alone. */
const bareKinds = ['catalogue', 'availability', 'sales', 'products', 'deals', 'order status'] as const

/** Reads what the triggers of migrations 0009 to 0013 send; null for anything else. */
export function parseNotice(text: string): Notice | null {
  if (text.startsWith('session ')) return { kind: 'session', tokenHash: text.slice('session '.length) }
  if (text.startsWith('account ')) return { kind: 'account', userId: text.slice('account '.length) }
  if (text.startsWith('stock ')) return { kind: 'stock', productId: text.slice('stock '.length) }
  if (text.startsWith('product ')) return { kind: 'product', productId: text.slice('product '.length) }
  const kind = bareKinds.find(each => each === text)
  return kind ? { kind } : null
}
