/**
 * What changed of what the public sees: anything of products and deals; the stock of one product; whether some piece
 * can be bought at all; or what was sold.
 */
export type Notice =
  | { kind: 'catalogue' }
  | { kind: 'stock'; productId: string }
  | { kind: 'availability' }
  | { kind: 'sales' }

/** Reads what the triggers of migration 0009 send; null for anything else. */
export function parseNotice(text: string): Notice | null {
  if (text.startsWith('stock ')) return { kind: 'stock', productId: text.slice('stock '.length) }
  if (text === 'catalogue' || text === 'availability' || text === 'sales') return { kind: text }
  return null
}
