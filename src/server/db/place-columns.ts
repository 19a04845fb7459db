import { sql } from 'kysely'
import type { Place } from '../../contract/catalogue/places.ts'

/** The columns that say which place a shelf is for. */
export const placeColumns = ['color', 'size', 'third'] as const

/** A place as its columns hold it. */
export const toPlaceColumns = ({ color, size, third = '' }: Place) => ({ color, size, third })

/** The same columns of `table`, one after the other. */
export const placeOfRows = (table = 'stock') =>
  sql.join(placeColumns.map(column => sql.ref(`${table}.${column}`)))

/** Whether a shelf is for the same place as a row of `table`. */
export const isSamePlaceAs = (table: string) => sql<boolean>`(${placeOfRows()}) = (${placeOfRows(table)})`
