import { ProductInput } from '../../../contract/catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import { changedFields } from '../../audit/changed-fields.ts'
import { fieldsOfInput } from '../product/fields-of-input.ts'
import type { LockedProduct } from '../product/lock-products.ts'
import { fieldsOf, type ProductFields } from '../product/product.ts'
import { toInput } from '../product/to-input.ts'
import { checkStock, optionValuesOf } from '../stock/check-stock.ts'
import type { FileError, FileFields, FileProduct } from './file-product.ts'
import type { ProductMatch } from './match-products.ts'
import { resolveStock } from './resolve-stock.ts'

/** What an item comes to: a new product, or other fields for one there is. Of stock that stays nothing is said. */
export type PlannedChange =
  | { kind: 'create'; slug: string; input: ProductInput }
  | { kind: 'update'; product: LockedProduct; input: Omit<ProductInput, 'inventory'> }
  | { kind: 'unchanged' }

/** Decides what to do about an item, given the product it names, if any; or tells what is wrong with it. */
export function planChange(
  item: FileProduct,
  { product, problems: misnamed }: ProductMatch,
  now: Date,
): { planned: PlannedChange | null; problems: FileError[] } {
  // Whatever else it says was meant for another product.
  if (misnamed.length > 0) return { planned: null, problems: [...misnamed, ...item.errors] }
  const current = product && fieldsOf(product)
  const base: FileFields = current ? toInput(current) : { stock: [] }
  const parsed = ProductInput.safeParse({ ...base, ...keepPublished(item.fields, current, now) })
  const problems = [...item.errors, ...issuesOf(item, parsed)]
  if (!parsed.success) return { planned: null, problems }
  const input = parsed.data
  const fields = fieldsOfInput(input, { known: product ?? null, now })
  const resolved = product && resolveStock(item, fields.stock, product)
  const stock = resolved ? resolved.stock : fields.stock
  problems.push(...(resolved?.problems ?? []), ...(stock ? stockProblems(item, { ...input, stock }) : []))
  if (problems.length > 0) return { planned: null, problems }
  if (!product || !current) return { planned: { kind: 'create', slug: item.slug, input }, problems }
  const changed = stock !== null || changedFields({ ...current, stock: [] }, { ...fields, stock: [] })
  if (!changed) return { planned: { kind: 'unchanged' }, problems }
  const { inventory: _inventory, stock: _stock, ...rest } = input
  return { planned: { kind: 'update', product, input: stock ? { ...rest, stock } : rest }, problems }
}

/** 'Published' without a time leaves what is out already as it is, and brings out now what is not. */
function keepPublished(said: FileFields, current: ProductFields | undefined, now: Date): FileFields {
  if (said.status !== 'published' || said.publishAt) return said
  const known = current?.publishedAt
  return { ...said, publishAt: known && new Date(known) <= now ? known : now.toISOString() }
}

/** The first thing wrong with each part of the form; what the file's reader found there itself stands alone. */
function issuesOf(item: FileProduct, parsed: ReturnType<typeof ProductInput.safeParse>): FileError[] {
  if (parsed.success) return []
  const issues = parsed.error.issues.map(({ path, message }) => ({ ...item.placeOf(path), message }))
  const isNew = (issue: FileError, at: number) =>
    ![...item.errors, ...issues.slice(0, at)].some(
      ({ row, column }) => row === issue.row && column === issue.column,
    )
  return issues.filter(isNew)
}

function stockProblems(item: FileProduct, input: ProductInput): FileError[] {
  try {
    checkStock(input.stock ?? [], optionValuesOf(input))
    return []
  } catch (cause) {
    if (!(cause instanceof ShopError)) throw cause
    return [{ ...item.placeOf(['stock']), message: cause.message }]
  }
}
