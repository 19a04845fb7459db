import { z } from 'zod'
import { mediaIdOf } from '../pictures.ts'
import { contrastFault, firstColours } from './look-colours.ts'
import '../text.ts'
import { firstTypePair, typePairIds } from './theme.ts'

/** The least size, in pixels, of which the shop makes good sizes. */
export const leastPicture = {
  logo: { width: 80, height: 40 },
  favicon: { width: 180, height: 180 },
  share: { width: 600, height: 315 },
  signIn: { width: 600, height: 750 },
} as const
export type LookPictureName = keyof typeof leastPicture

const side = z.number().int().min(1).max(2400)

/** An uploaded picture of the shop's own, with its size; null: none. */
const picture = (name: LookPictureName) => {
  const least = leastPicture[name]
  return z
    .object({
      url: z
        .string()
        .max(200)
        .refine(url => mediaIdOf(url) !== null, 'Upload a picture; one from elsewhere cannot be used.'),
      width: side,
      height: side,
    })
    .nullable()
    .refine(
      value => value === null || (value.width >= least.width && value.height >= least.height),
      `This picture is too small: it takes ${least.width} × ${least.height} pixels at least.`,
    )
}

const hex = /^#[0-9a-f]{6}$/

const colour = z.string().trim().toLowerCase().regex(hex, 'Write the colour like #8a2433.')

/** How the shop looks: its pictures, its two colours and its type. */
export const Look = z
  .object({
    /** In the header of every page, in place of the shop's name. */
    logo: picture('logo'),
    /** In the tabs of browsers and on the screens of phones. */
    favicon: picture('favicon'),
    /** What is shown with a link to a page that has no picture of its own. */
    share: picture('share'),
    /** Beside the form where people sign in or sign up; without one a demo shows its own there, and another shop none. */
    signIn: picture('signIn').default(null),
    accent: colour,
    paper: colour,
    types: z.enum(typePairIds, { error: 'Choose one of the four type pairs.' }),
  })
  .superRefine(({ accent, paper }, context) => {
    if (!hex.test(accent) || !hex.test(paper)) return
    for (const name of ['accent', 'paper'] as const) {
      const message = contrastFault(name, { accent, paper })
      if (message) context.addIssue({ code: 'custom', path: [name], message })
    }
  })
export type Look = z.infer<typeof Look>

/** As the theme has it. */
export const firstLook: Look = {
  logo: null,
  favicon: null,
  share: null,
  signIn: null,
  ...firstColours,
  types: firstTypePair,
}
