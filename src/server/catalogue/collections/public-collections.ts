import type { MenuCollection } from '../../../contract/catalogue/shown-collections.ts'
import { type Collections, findCollection } from './collections.ts'

/** What the page of a collection shows of it. */
type CollectionPage = MenuCollection & { intro: string; hidden: boolean; isChosen: boolean }

/** What pages show of the collections: those in the menu everywhere, and more about the one whose page it is. */
export function publicCollections(collections: Collections) {
  const collectionPage = (slug: string): CollectionPage | undefined => {
    const row = findCollection(collections, slug)
    return row && { ...inMenu(row), intro: row.intro, hidden: row.hidden, isChosen: row.rule === null }
  }
  return {
    collections: collections.rows.filter(row => row.inMenu && !row.hidden).map(inMenu),
    collectionPage,
  }
}

const inMenu = ({ slug, name }: MenuCollection): MenuCollection => ({ slug, name })
