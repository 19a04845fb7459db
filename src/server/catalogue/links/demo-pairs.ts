import type { Db } from '../../db/schema.ts'
import { insertLinks } from './queries.ts'

/** In dollars, for which the demo sells. */
const savingCents = 400

/** A mother's piece and her child's, by slug. */
const pairs = [
  ['saanjh-ajrak-kurta-mother', 'saanjh-ajrak-kurta-daughter'],
  ['gulrang-vine-kurta-mother', 'gulrang-vine-frock-daughter'],
  ['lakeer-stripe-kurta-mother', 'lakeer-stripe-kurta-son'],
  ['chunri-bandhani-kurta-mother', 'chunri-bandhani-frock-daughter'],
  ['banafsha-iris-kurta-mother', 'banafsha-iris-frock-daughter'],
  ['anaar-check-tunic-mother', 'anaar-check-frock-daughter'],
] as const

/** Links the demo's mothers and children; `ids` are the products' by slug. */
export async function addDemoPairs(db: Db, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const [mother, child] of pairs) {
    const [productId, linkedId] = [ids.get(mother), ids.get(child)]
    if (productId && linkedId) await insertLinks(db, productId, [{ kind: 'pair', linkedId, savingCents }])
  }
}
