import { z } from 'zod'

export const sortOrders = ['newest', 'price-asc', 'price-desc', 'saving'] as const
export type SortOrder = (typeof sortOrders)[number]

const whole = (max: number) => z.coerce.number().int().min(0).max(max)

/** `page` counts from 1; 0 is taken as the first page too. `limit` falls back to the list's own size. */
export const pageQuery = (defaultLimit: number, maxLimit = 100) =>
  z.object({
    page: whole(1_000_000).default(1),
    limit: whole(maxLimit).min(1).default(defaultLimit),
  })

export type PageQuery = { page: number; limit: number }

/** Rows to skip before the page starts. */
export const offsetOf = ({ page, limit }: PageQuery): number => Math.max(0, page - 1) * limit
