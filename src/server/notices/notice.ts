/** A session ended, or an account changed. */
export type SessionNotice = { kind: 'session'; tokenHash: string } | { kind: 'account'; userId: string }

/**
 * What changed of what the public sees: anything of products and deals; the stock of one product; whether some piece
 * can be bought at all; or what was sold.
 */
export type Notice =
  | { kind: 'catalogue' }
  | { kind: 'stock'; productId: string }
  | { kind: 'availability' }
  | { kind: 'sales' }

/** Reads what the triggers of migrations 0009 and 0010 send; null for anything else. */
export function parseNotice(text: string): Notice | SessionNotice | null {
  if (text.startsWith('session ')) return { kind: 'session', tokenHash: text.slice('session '.length) }
  if (text.startsWith('account ')) return { kind: 'account', userId: text.slice('account '.length) }
  if (text.startsWith('stock ')) return { kind: 'stock', productId: text.slice('stock '.length) }
  if (text === 'catalogue' || text === 'availability' || text === 'sales') return { kind: text }
  return null
}
