import type { AddSeveral } from '../../../contract/cart.ts'
import { personalPrefix } from '../../api/session.ts'

/** What somebody wanted to add before they had signed in. */
export type KeptPieces = {
  /** Where they were: only whoever comes back from signing in there gets the pieces. */
  from: string
  lines: AddSeveral['lines']
  /** What the cart says of it, "Added: Nilofer Kurta, Pistachio, size M". */
  added: string
}

export const keptPiecesKey = `${personalPrefix}kept-pieces`

export const keepPieces = (pieces: KeptPieces): void =>
  sessionStorage.setItem(keptPiecesKey, JSON.stringify(pieces))
