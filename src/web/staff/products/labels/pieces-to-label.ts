import { z } from 'zod'

const PiecesByProduct = z.record(z.string(), z.record(z.string(), z.string()))

/** How many labels of each product are printed, by cell of its grid, as typed. */
export type PiecesByProduct = z.infer<typeof PiecesByProduct>

/** What a link to the labels brings along, as of goods that have come; else nothing. */
export const piecesToLabel = (state: unknown): PiecesByProduct => PiecesByProduct.catch({}).parse(state)
