import type { ColumnType, Generated } from 'kysely'
import type { LinkKind } from '../../../contract/catalogue/product-links.ts'

/** `instead` leads one way; a pair and a look are read from both products. */
export type ProductLinksTable = {
  productId: string
  linkedId: string
  kind: LinkKind
  position: number
  /** What the two of a pair cost less together, in the shop's currency. */
  savingCents: Generated<number>
  /** What it was before prices were multiplied, by the batch that did; the last of them at the end. */
  earlierSavings: ColumnType<EarlierSaving[], string | undefined, string>
}

export type EarlierSaving = { batchId: string; savingCents: number }
