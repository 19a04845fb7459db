import type { Generated } from 'kysely'
import type { LinkKind } from '../../../contract/catalogue/product-links.ts'

/** `instead` leads one way; a pair and a look are read from both products. */
export type ProductLinksTable = {
  productId: string
  linkedId: string
  kind: LinkKind
  position: number
  /** What the two of a pair cost less together, in the shop's currency. */
  savingCents: Generated<number>
}
