import type { z } from 'zod'
import type { ProductInput } from '../../../contract/catalogue.ts'
import type { ImportReport } from '../../../contract/staff-catalogue.ts'

/** Where something in a file is wrong. */
export type Problem = z.infer<typeof ImportReport>['errors'][number]

/** What a file says of a product, unchecked: fields it does not mention are not there. */
export type Said = { [Field in keyof ProductInput]?: unknown }

/** A product in a file. `id` and `slug` say which product of the shop it is, where there is one. */
export type ImportItem = {
  row: number
  id: string
  slug: string
  said: Said
  /** Where the file says the part of the form at this path. */
  placeOf: (path: readonly PropertyKey[]) => { row: number; column: string }
  problems: Problem[]
}
