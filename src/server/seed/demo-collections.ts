import { CollectionInput } from '../../contract/catalogue/collections.ts'
import { createCollection } from '../catalogue/collections/save-collection.ts'
import type { TimeTravel } from './time-travel.ts'

/** What shoppers ask for across categories; rules find the products, so they stay right. */
const demoCollections = [
  { name: 'New in', intro: 'What came in during the last thirty days.', rule: { days: 30 } },
  {
    name: 'Under $30',
    slug: 'under-30',
    intro: 'Everything that costs less than $30 now.',
    rule: { below: 30 },
  },
]

/** The demo's pages of products, in its menus, made through the operation of the staff's own screen. */
export async function addDemoCollections(at: TimeTravel, now: Date, userId: string): Promise<void> {
  for (const collection of demoCollections)
    await createCollection(at(now), userId, CollectionInput.parse({ ...collection, inMenu: true }))
}
