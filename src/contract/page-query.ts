import { z } from 'zod'

const whole = (max: number) => z.coerce.number().int().min(0).max(max)

/** `page` counts from 1; 0 is taken as the first page too. `limit` falls back to the list's own size. */
export const pageQuery = (defaultLimit: number, maxLimit = 100) =>
  z.object({
    page: whole(1_000_000).default(1),
    limit: whole(maxLimit).min(1).default(defaultLimit),
  })
