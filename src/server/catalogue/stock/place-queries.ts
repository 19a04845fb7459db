import { sql } from 'kysely'

/** The columns that say which place a shelf is for. */
export const placeColumns = ['color', 'size'] as const

/** The same columns of `table`, one after the other. */
export const placeOfRows = (table = 'stock') =>
  sql.join(placeColumns.map(column => sql.ref(`${table}.${column}`)))

/** Whether a shelf is for the same place as a row of `table`. */
export const isSamePlaceAs = (table: string) => sql<boolean>`(${placeOfRows()}) = (${placeOfRows(table)})`
