import { ProductInput } from '../../../contract/catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import { differing } from '../../audit/differing.ts'
import { checkStock, kindsOf } from '../check-stock.ts'
import { fieldsOfInput } from '../fields-of-input.ts'
import type { LockedProduct } from '../lock-products.ts'
import { fieldsOf, type ProductFields } from '../product-fields.ts'
import { toInput } from '../to-input.ts'
import type { ImportItem, Problem, Said } from './import-item.ts'

/** What an item comes to: a new product, or other fields for one there is. Of stock that stays nothing is said. */
export type Planned =
  | { kind: 'create'; slug: string; input: ProductInput }
  | { kind: 'update'; product: LockedProduct; input: Omit<ProductInput, 'inventory'> }
  | { kind: 'unchanged' }

/** Decides what to do about an item, given the product it names, if any; or tells what is wrong with it. */
export function planItem(
  item: ImportItem,
  product: LockedProduct | undefined,
  now: Date,
): { planned: Planned | null; problems: Problem[] } {
  const current = product && fieldsOf(product)
  const base: Said = current ? toInput(current) : { stock: [] }
  const parsed = ProductInput.safeParse({ ...base, ...keepPublished(item.said, current, now) })
  const problems = [...item.problems, ...issuesOf(item, parsed)]
  if (!parsed.success) return { planned: null, problems }
  const input = parsed.data
  const fields = fieldsOfInput(input, { known: product ?? null, now })
  const stays = current !== undefined && sameStock(current, fields)
  if (!stays) problems.push(...stockProblems(item, input))
  if (problems.length > 0) return { planned: null, problems }
  if (!product || !current) return { planned: { kind: 'create', slug: item.slug, input }, problems }
  const { inventory: _inventory, stock, ...rest } = input
  if (!differing({ ...current, stock: [] }, { ...fields, stock: stays ? [] : fields.stock }))
    return { planned: { kind: 'unchanged' }, problems }
  const changed = stays || !stock ? rest : { ...rest, stock }
  return { planned: { kind: 'update', product, input: changed }, problems }
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

const sameStock = (a: ProductFields, b: ProductFields) =>
  differing({ stock: inOrder(a.stock) }, { stock: inOrder(b.stock) }) === null

const inOrder = (stock: ProductFields['stock']) =>
  stock.toSorted((a, b) => (a.color < b.color ? -1 : a.color > b.color ? 1 : a.size < b.size ? -1 : 1))
