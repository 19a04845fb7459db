import { ProductInput } from '../../../contract/catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import { differing } from '../../audit/differing.ts'
import { fieldsOfInput } from '../product/fields-of-input.ts'
import type { LockedProduct } from '../product/lock-products.ts'
import { fieldsOf, type ProductFields } from '../product/product.ts'
import { toInput } from '../product/to-input.ts'
import { checkStock, kindsOf } from '../stock/check-stock.ts'
import type { ImportItem, Problem, Said } from './file-product.ts'
import type { Found } from './match-products.ts'
import { resolveStock } from './resolve-stock.ts'

/** What an item comes to: a new product, or other fields for one there is. Of stock that stays nothing is said. */
export type Planned =
  | { kind: 'create'; slug: string; input: ProductInput }
  | { kind: 'update'; product: LockedProduct; input: Omit<ProductInput, 'inventory'> }
  | { kind: 'unchanged' }

/** Decides what to do about an item, given the product it names, if any; or tells what is wrong with it. */
export function planItem(
  item: ImportItem,
  { product, problems: misnamed }: Found,
  now: Date,
): { planned: Planned | null; problems: Problem[] } {
  // Whatever else it says was meant for another product.
  if (misnamed.length > 0) return { planned: null, problems: [...misnamed, ...item.problems] }
  const current = product && fieldsOf(product)
  const base: Said = current ? toInput(current) : { stock: [] }
  const parsed = ProductInput.safeParse({ ...base, ...keepPublished(item.said, current, now) })
  const problems = [...item.problems, ...issuesOf(item, parsed)]
  if (!parsed.success) return { planned: null, problems }
  const input = parsed.data
  const fields = fieldsOfInput(input, { known: product ?? null, now })
  const resolved = product && resolveStock(item, fields.stock, product)
  const stock = resolved ? resolved.stock : fields.stock
  problems.push(...(resolved?.problems ?? []), ...(stock ? stockProblems(item, { ...input, stock }) : []))
  if (problems.length > 0) return { planned: null, problems }
  if (!product || !current) return { planned: { kind: 'create', slug: item.slug, input }, problems }
  const changed = stock !== null || differing({ ...current, stock: [] }, { ...fields, stock: [] })
  if (!changed) return { planned: { kind: 'unchanged' }, problems }
  const { inventory: _inventory, stock: _stock, ...rest } = input
  return { planned: { kind: 'update', product, input: stock ? { ...rest, stock } : rest }, problems }
}

/** 'Published' without a time leaves what is out already as it is, and brings out now what is not. */
function keepPublished(said: Said, current: ProductFields | undefined, now: Date): Said {
  if (said.status !== 'published' || said.publishAt) return said
  const known = current?.publishedAt
  return { ...said, publishAt: known && new Date(known) <= now ? known : now.toISOString() }
}

/** The first thing wrong with each part of the form; what the file's reader found there itself stands alone. */
function issuesOf(item: ImportItem, parsed: ReturnType<typeof ProductInput.safeParse>): Problem[] {
  if (parsed.success) return []
  const issues = parsed.error.issues.map(({ path, message }) => ({ ...item.placeOf(path), message }))
  const isNew = (issue: Problem, at: number) =>
    ![...item.problems, ...issues.slice(0, at)].some(
      ({ row, column }) => row === issue.row && column === issue.column,
    )
  return issues.filter(isNew)
}

function stockProblems(item: ImportItem, input: ProductInput): Problem[] {
  try {
    checkStock(input.stock ?? [], kindsOf(input))
    return []
  } catch (cause) {
    if (!(cause instanceof ShopError)) throw cause
    return [{ ...item.placeOf(['stock']), message: cause.message }]
  }
}
