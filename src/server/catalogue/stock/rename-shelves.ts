import type { ProductEdit } from '../../../contract/catalogue/catalogue.ts'
import { commonPlace, type Place, samePlace, toPlace } from '../../../contract/catalogue/places.ts'
import type { OptionValues } from '../../../contract/catalogue/stock.ts'
import type { Tx } from '../../db/schema.ts'
import { hasShelf } from './shelf.ts'
import { nameShelf, selectAllShelves } from './stock-queries.ts'

type Names = ReadonlyMap<string, string>

/** New names of colours, sizes and values of a third option, by the old ones. */
export type Renames = { colours: Names; sizes: Names; thirds: Names }

export const noRenames: Renames = { colours: new Map(), sizes: new Map(), thirds: new Map() }

/** What the form of a product with the options `before` has given other names. */
export const renamesOf = (
  { Color, Size, third }: Pick<ProductEdit, 'Color' | 'Size' | 'third'>,
  before: OptionValues,
): Renames => ({
  colours: namesOf(
    before.colours,
    Color.map(({ Color: name, was }) => ({ name, was })),
  ),
  sizes: namesOf(
    before.sizes,
    Size.map(({ Size: name, was }) => ({ name, was })),
  ),
  thirds: namesOf(
    before.thirds ?? [],
    (third?.values ?? []).map(({ value: name, was }) => ({ name, was })),
  ),
})

/** As the record of changes keeps them: pairs of the old name and the new one. */
export type RecordedRenames = {
  colours: [string, string][]
  sizes: [string, string][]
  thirds?: [string, string][]
}

/** For the record of changes; null for none. */
export const toRecordedRenames = (names: Renames): RecordedRenames | null =>
  isNone(names)
    ? null
    : {
        colours: [...names.colours],
        sizes: [...names.sizes],
        ...(names.thirds.size > 0 && { thirds: [...names.thirds] }),
      }

const isNone = ({ colours, sizes, thirds }: Renames) => colours.size + sizes.size + thirds.size === 0

/** What undoing a change renames, by what is recorded of it. */
export const renamesBack = (recorded: RecordedRenames | null | undefined): Renames => ({
  colours: turned(recorded?.colours),
  sizes: turned(recorded?.sizes),
  thirds: turned(recorded?.thirds),
})

const turned = (pairs: readonly [string, string][] = []): Names =>
  new Map(pairs.map(([was, name]) => [name, was]))

/** A name that another option has and keeps is none to take. */
function namesOf(
  before: readonly string[],
  after: readonly { name: string; was?: string | undefined }[],
): Names {
  const asked = after.flatMap(({ name, was }) =>
    was && was !== name && before.includes(was) ? [[was, name]] : [],
  )
  const moved = new Map(asked as [string, string][])
  const taken = new Set(before.filter(name => !moved.has(name)))
  return new Map([...moved].filter(([, name], nth, all) => !taken.has(name) && isFirst(name, nth, all)))
}

const isFirst = (name: string, nth: number, all: [string, string][]) =>
  all.findIndex(([, other]) => other === name) === nth

export const renamed = ({ colours, sizes, thirds }: OptionValues, names: Renames): OptionValues => ({
  colours: colours.map(name => names.colours.get(name) ?? name),
  sizes: sizes.map(name => names.sizes.get(name) ?? name),
  ...(thirds && { thirds: thirds.map(name => names.thirds.get(name) ?? name) }),
})

/** A place once these names have changed. */
export const placeAfter = ({ color, size, third = '' }: Place, names: Renames): Place =>
  toPlace({
    color: names.colours.get(color) ?? color,
    size: names.sizes.get(size) ?? size,
    third: names.thirds.get(third) ?? third,
  })

/**
 * Gives the shelves of renamed options their new names, so that orders find them again. A retired shelf that had
 * such a name gives it up.
 */
export async function renameShelves(tx: Tx, productId: string, names: Renames): Promise<void> {
  if (isNone(names)) return
  const all = await selectAllShelves(tx, productId)
  const after = <S extends Place>(shelf: S): S => ({ ...shelf, ...placeAfter(shelf, names) })
  const moved = all.filter(shelf => !samePlace(shelf, after(shelf)))
  const inTheWay = all.filter(shelf => !moved.includes(shelf) && hasShelf(moved.map(after), shelf))
  // Two shelves that swap their names would meet.
  for (const { id } of [...inTheWay, ...moved]) await nameShelf(tx, id, { ...commonPlace, size: id })
  for (const shelf of moved) await nameShelf(tx, shelf.id, after(shelf))
}
