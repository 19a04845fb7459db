import { z } from 'zod'
import { mapTexts } from '../../../../contract/catalogue/product-texts.ts'
import { shownPlace } from '../../../../contract/catalogue/shelves.ts'
import { storeDraft, storedDraft } from '../../../api/stored-draft.ts'
import { keptBys, type ProductValues } from './product-values.ts'
import { mapDetails } from './shelf-details.ts'

// Any typed text, valid or not.
const row = z.object({ key: z.string(), value: z.string(), was: z.string().optional() })
const Values: z.ZodType<ProductValues> = z.object({
  title: z.string(),
  category: z.string(),
  description: z.string(),
  inventory: z.string(),
  displayPrice: z.string(),
  price: z.string(),
  pictures: z.array(
    z.object({ key: z.string(), url: z.string(), alt: z.string(), color: z.string().default('') }),
  ),
  colors: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      hex: z.string(),
      image: z.string(),
      was: z.string().optional(),
      isSpare: z.boolean().optional(),
    }),
  ),
  materials: z.array(row),
  lengths: z.array(row),
  sizes: z.array(row),
  thirdName: z.string().default(''),
  thirds: z.array(row).default([]),
  materialsIncluded: z.boolean(),
  lengthsIncluded: z.boolean(),
  keptBy: z.enum(keptBys),
  cells: z.record(z.string(), z.string()),
  status: z.enum(['draft', 'published', 'scheduled']),
  publishAt: z.string(),
  // Drafts of earlier versions have none.
  tags: z.string().default(''),
  ...mapDetails(() => z.record(z.string(), z.string()).default({})),
  optionPrices: z.record(z.string(), z.string()).default({}),
  optionDisplayPrices: z.record(z.string(), z.string()).default({}),
  ...mapTexts(() => z.string().default('')),
})

const Baseline = z.object({
  values: Values,
  stock: z.array(z.object({ ...shownPlace, quantity: z.number() })),
})
/** The form's values as it was opened, and the stock that its counts started from. */
export type Baseline = z.infer<typeof Baseline>

/** `begun`: what the draft started from; null for a new product. */
const Draft = z.object({ at: z.iso.datetime(), begun: Baseline.nullable(), values: Values })
export type Draft = z.infer<typeof Draft>

/** `productId`: null for a new product. */
export type DraftOwner = { userId: string; productId: string | null }

const nameOf = ({ userId, productId }: DraftOwner) => `product:${userId}:${productId ?? 'new'}`

/** Keeps what was typed when the tab closes. Pictures that are still uploading are left out. */
export function saveDraft(
  owner: DraftOwner,
  { begun, values }: Pick<Draft, 'begun' | 'values'>,
  at: Date,
  storage?: Storage,
): void {
  const uploaded = { ...values, pictures: values.pictures.filter(({ url }) => url !== '') }
  const draft = { at: at.toISOString(), begun, values: uploaded } satisfies Draft
  storeDraft(nameOf(owner), draft, storage)
}

/** Null if nothing is stored that this form can use. */
export const readDraft = (owner: DraftOwner, storage?: Storage): Draft | null =>
  storedDraft(nameOf(owner), Draft, storage)

export const deleteDraft = (owner: DraftOwner, storage?: Storage): void =>
  storeDraft(nameOf(owner), null, storage)
