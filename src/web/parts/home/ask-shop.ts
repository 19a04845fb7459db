import { mediaIdOf } from '../../../contract/pictures.ts'
import type { HomePart, homeKinds, PartKind, PartOf } from '../../../contract/settings/home/home.ts'
import type { HomePicture } from '../../../contract/settings/home/part-fields.ts'
import type { ApiClient } from '../../api/client.ts'
import type { PageSettings } from '../../api/context.ts'
import { currentLink, type LinkedShop } from '../links/current-link.ts'
import { type PictureSource, pictureSourceOf } from '../picture/picture-source.ts'
import { homePictureSource } from './home-picture.ts'

/** What the parts of the page are made of besides what they ask for. */
export type HomeShop = Omit<LinkedShop, 'categoryPage'> &
  Pick<PageSettings, 'groups' | 'policies' | 'timeZone'> & {
    categoryPage: (
      code: string,
    ) => { code: string; name: string; hidden: boolean; picture: string } | undefined
    homePictures: Pick<PageSettings['homePictures'], 'has' | 'get'>
  }

/** A picture with the point that stays in sight, as in `object-position`. */
export type ShownPicture = { source: PictureSource; placeholder?: string; focus: string }

export const wideWidths = [960, 1200, 1920] as const

/** What the loaders of parts ask. */
export type AskShop = ReturnType<typeof askShop>

export const askShop = (api: ApiClient, shop: HomeShop) => ({
  api,
  shop,
  /** Where a link leads now; null where there is nothing any more, or not yet. */
  link: (to: string) => currentLink(to, api, shop),
  /** Null for no picture, and for one that the shop no longer has. */
  picture: (picture: HomePicture | null, widths?: typeof wideWidths): ShownPicture | null => {
    if (!picture) return null
    const id = mediaIdOf(picture.url)
    const source = homePictureSource(picture.url, widths)
    if (!source || (id !== null && !shop.homePictures.has(id))) return null
    const placeholder = id === null ? null : shop.homePictures.get(id)
    const focus = `${picture.focusX}% ${picture.focusY}%`
    return { source, focus, ...(placeholder && { placeholder }) }
  },
  /** A category's own picture, else that of its newest product with one; the default picture stands for none. */
  categoryPicture: async ({
    code,
    picture,
  }: {
    code: string
    picture?: string
  }): Promise<ShownPicture | null> => {
    if (picture) return { source: pictureSourceOf(picture), focus: '50% 50%' }
    const call = api.catalogue.byCategory({ params: { id: code }, query: { limit: 4 } })
    const products = await block(`picture of the category ${code}`, call)
    const newest = products?.flatMap(({ pictures }) => pictures)[0]
    if (!newest) return null
    const { url, placeholder } = newest
    return { source: pictureSourceOf(url), focus: '50% 50%', ...(placeholder && { placeholder }) }
  },
})

/** Finds what a part shows besides its own words; null: nothing, so that the part is left out. */
export type Loader<Part = HomePart> = (part: Part, ask: AskShop) => Promise<object | null>
/** A part of words alone needs none; any other may hold a link or a picture that leads nowhere by now. */
export type Loaders = { [Kind in Exclude<PartKind, PlainKind>]: Loader<PartOf<Kind>> } & {
  [Kind in PlainKind]?: Loader<PartOf<Kind>>
}

type InputsOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { input: infer I } ? I : never
}[keyof Fields]
type PlainKind = {
  [Kind in PartKind]: InputsOf<(typeof homeKinds)[Kind]['fields']> extends 'line' | 'text' | 'choice'
    ? Kind
    : never
}[PartKind]

/** What a part asked the shop for, or null when that failed. One failure leaves the other parts. */
export type Block<T> = T | null

/** The answer, or null and a line in the log. */
export async function block<T>(name: string, call: Promise<T>): Promise<Block<T>> {
  try {
    return await call
  } catch (error) {
    console.error(`The home page goes without its ${name}:`, error)
    return null
  }
}
