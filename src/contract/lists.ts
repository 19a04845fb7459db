import { z } from 'zod'

const whole = (max: number) => z.coerce.number().int().min(0).max(max)

/** The page of a list: `page` counts from 1 (0 is the first page too), `limit` is its size. */
export const pageQuery = (defaultLimit: number, maxLimit = 100) =>
  z.object({
    page: whole(1_000_000).default(1),
    limit: whole(maxLimit).min(1).default(defaultLimit),
  })

export type PageQuery = { page: number; limit: number }

/** How many rows come before the page. */
export const offsetOf = ({ page, limit }: PageQuery): number => Math.max(0, page - 1) * limit
