import { maxTags } from '../../../contract/catalogue/tags.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { Tx } from '../../db/schema.ts'
import { setTags } from '../product/tag-queries.ts'
import { type BulkAction, type ChangeDeps, recordBulk } from './record-bulk.ts'

/**
 * Gives products a tag or takes it away; returns of how many.
 * @throws invalid when one of them has as many tags as it may
 */
export async function tagAll(
  tx: Tx,
  deps: ChangeDeps,
  action: BulkAction,
  { tag, on }: { tag: string; on: boolean },
): Promise<number> {
  const products = action.products.filter(({ tags }) => tags.includes(tag) !== on)
  if (products.length === 0) return 0
  const full = products.find(({ tags }) => on && tags.length >= maxTags)
  if (full) {
    const message = `"${full.title}" has ${maxTags} tags already.`
    throw new ShopError('invalid', message, { 'change.tag': message })
  }
  const tagged = products.map(({ id, tags }) => ({
    id,
    tags: on ? [...tags, tag] : tags.filter(each => each !== tag),
  }))
  await setTags(tx, tagged, deps.clock())
  const tagsById = new Map(tagged.map(({ id, tags }) => [id, tags]))
  return recordBulk(tx, deps, { ...action, products }, 'changed', before => [
    { tags: before.tags },
    { tags: tagsById.get(before.id) },
  ])
}
