import type { CategoryList } from '../../../contract/catalogue/categories.ts'
import type { Deps } from '../../deps.ts'
import { loadCategories } from '../categories/load-categories.ts'
import { countProducts } from './queries.ts'

/** All groups and categories as the staff see them. */
export async function listCategories({ db }: Pick<Deps, 'db'>): Promise<CategoryList> {
  const [{ rows, old, introOf }, counts] = [await loadCategories(db), await countProducts(db)]
  const sumOf = (code: string, count: 'products' | 'deleted') =>
    rows
      .filter(row => row.code === code || row.parent === code)
      .reduce((sum, row) => sum + (counts.get(row.code)?.[count] ?? 0), 0)
  const categories = rows.map(({ code, name, parent, picture, audience, hidden, version }) => ({
    code,
    name,
    parent,
    picture,
    audience,
    hidden,
    version,
    intro: introOf(code),
    products: sumOf(code, 'products'),
    deleted: sumOf(code, 'deleted'),
    oldCodes: [...old].flatMap(([oldCode, leadsTo]) => (leadsTo === code ? oldCode : [])),
  }))
  return { categories }
}
