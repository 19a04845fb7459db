import { z } from 'zod'
import { Id } from '../text.ts'

/** What an owner sets up first, in order. */
export const setupSteps = ['shop', 'money', 'delivery', 'look', 'categories', 'products'] as const
export type SetupStep = (typeof setupSteps)[number]

/** How a shop may begin: as the specification describes it, or in rupees with a courier who collects cash. */
export const presets = ['specified', 'pakistan'] as const
export type Preset = (typeof presets)[number]

/** How far the owner has come. */
export const Setup = z.object({
  /** The way to begin that was chosen last; null: none. */
  preset: z.enum(presets).nullable(),
  /** A step is done when the owner says so, whether or not anything was changed in it. */
  steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() })),
  /** Products that are in the shop, drafts included. */
  products: z.number().int().min(0),
  /** Whether the shop's data is the demo's. */
  isDemo: z.boolean(),
})
export type Setup = z.infer<typeof Setup>

/** What became of a mail to whoever asked for it. */
export const TestMail = z.object({
  id: Id,
  to: z.string(),
  /** 'refused': not taken yet, and tried again for a day. */
  state: z.enum(['sent', 'waiting', 'refused']),
  /** What the mail server said to it, without addresses. */
  said: z.string().nullable(),
})
export type TestMail = z.infer<typeof TestMail>

/** The step that is done. */
export const SetupStepDone = z.object({ step: z.enum(setupSteps) })

const Version = z.number().int().min(0).max(1_000_000_000)

/** How to begin, with the versions of the settings it writes, so that nobody overwrites what they have not seen. */
export const PresetChoice = z.object({
  preset: z.enum(presets),
  versions: z.object({ money: Version, delivery: Version, checkout: Version }),
})
export type PresetChoice = z.infer<typeof PresetChoice>
