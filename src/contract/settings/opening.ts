import { z } from 'zod'

/** What an owner does before a new shop opens, in a sensible order. */
export const openingSteps = [
  'name',
  'phone',
  'money',
  'delivery',
  'policies',
  'look',
  'categories',
  'products',
  'mail',
  'backups',
  'order',
] as const
export type OpeningStep = (typeof openingSteps)[number]

/**
 * How the shop is backed up. 'made': a backup is there, and none is overdue; 'soon': the first one is made within minutes;
 * 'off': nobody has switched them on; 'missing': none was made so far; 'late': one was, and the nights since have failed.
 */
export const backupStates = ['made', 'soon', 'off', 'missing', 'late'] as const
export type BackupState = (typeof backupStates)[number]

/** Which steps are done; empty for a demo, which never opens. */
export const Opening = z.object({
  steps: z.array(z.object({ step: z.enum(openingSteps), done: z.boolean() })),
  /** What the step about backups waits for. */
  backups: z.enum(backupStates),
})
export type Opening = z.infer<typeof Opening>
