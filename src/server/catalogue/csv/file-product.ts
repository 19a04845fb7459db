import type { z } from 'zod'
import type { ProductInput } from '../../../contract/catalogue.ts'
import type { ImportReport } from '../../../contract/staff-catalogue.ts'

/** Where something in a file is wrong. */
export type FileError = z.infer<typeof ImportReport>['errors'][number]

/** What a file says of a product, unchecked: fields it does not mention are not there. */
export type FileFields = { [Field in keyof ProductInput]?: unknown }

export type Shelf = { color: string; size: string; quantity: number }

/** A product in a file. `id` and `slug` say which product of the shop it is, where there is one. */
export type FileProduct = {
  row: number
  id: string
  slug: string
  fields: FileFields
  /** What the shop had when it wrote the file. */
  exported?: { stock: Shelf[]; updatedAt: string }
  /** Where the file says the part of the form at this path. */
  placeOf: (path: readonly PropertyKey[]) => { row: number; column: string }
  errors: FileError[]
  /** What is taken over otherwise than the file says it. */
  warnings: FileError[]
}

type AddNote = (row: number, column: string, message: string) => void

/** What a file's reader tells: `note` what cannot be taken over, `warn` what is taken over otherwise. */
export type FileNotes = { addError: AddNote; addWarning: AddNote }
