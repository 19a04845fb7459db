import { z } from 'zod'

/** What an owner does before a new shop opens, in a sensible order. */
export const openingSteps = [
  'name',
  'phone',
  'money',
  'delivery',
  'policies',
  'look',
  'products',
  'mail',
  'backups',
  'order',
] as const
export type OpeningStep = (typeof openingSteps)[number]

/** Which steps are done; empty for a demo, which never opens. */
export const Opening = z.object({
  steps: z.array(z.object({ step: z.enum(openingSteps), done: z.boolean() })),
})
export type Opening = z.infer<typeof Opening>
