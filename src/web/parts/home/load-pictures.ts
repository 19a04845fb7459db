import { mediaIdOf } from '../../../contract/pictures.ts'
import type { HomePicture, HomeSlide, HomeTile } from '../../../contract/settings/home/home.ts'
import type { ApiClient } from '../../api/client.ts'
import { currentLink } from '../links/current-link.ts'
import { pictureSourceOf } from '../picture/picture-source.ts'
import { homePictureSource } from './home-picture.ts'
import { block, type Part } from './load-products.ts'
import type { HomeShop, ShownPart, ShownPicture, ShownSlide, ShownTile } from './shown-part.ts'

type Pictures = HomeShop['homePictures']

const wideWidths = [960, 1200, 1920] as const

const focusOf = ({ focusX, focusY }: HomePicture) => `${focusX}% ${focusY}%`

/** Null for a picture that the shop no longer has. */
export function shown(
  picture: HomePicture,
  pictures: Pictures,
  widths?: typeof wideWidths,
): ShownPicture | null {
  const id = mediaIdOf(picture.url)
  const source = homePictureSource(picture.url, widths)
  if (!source || (id !== null && !pictures.has(id))) return null
  const placeholder = id === null ? null : pictures.get(id)
  return { source, focus: focusOf(picture), ...(placeholder && { placeholder }) }
}

/** The slides whose pictures and links lead somewhere; null when there is none. */
export async function toShownHero({ kind, slides }: Part<'hero'>, api: ApiClient, shop: HomeShop) {
  const all = await Promise.all(slides.map(slide => toShownSlide(slide, api, shop)))
  const left = all.filter(slide => slide !== null)
  return left.length === 0 ? null : ({ kind, slides: left } satisfies ShownPart)
}

async function toShownSlide(slide: HomeSlide, api: ApiClient, shop: HomeShop): Promise<ShownSlide | null> {
  const wide = shown(slide.picture, shop.homePictures, wideWidths)
  const link = await currentLink(slide.link, api, shop)
  if (!wide || link === null) return null
  const phone = slide.phonePicture && shown(slide.phonePicture, shop.homePictures)
  const { alt, lead, heading, action, ink } = slide
  return {
    ...{ alt, lead, heading, action, ink, link },
    picture: phone ? { ...wide, source: { ...wide.source, ...narrowed(phone) } } : wide,
    phoneFocus: phone?.focus ?? wide.focus,
  }
}

function narrowed({ source: { avif, webp, placeholder: own }, placeholder = own }: ShownPicture) {
  return avif && webp ? { narrow: { avif, webp, ...(placeholder && { placeholder }) } } : {}
}

/** The categories that shoppers see; null when there is none. */
export async function toShownTiles({ kind, title, tiles }: Part<'tiles'>, api: ApiClient, shop: HomeShop) {
  const all = await Promise.all(tiles.map(tile => toShownTile(tile, api, shop)))
  const left = all.filter(tile => tile !== null)
  return left.length === 0 ? null : ({ kind, title, tiles: left } satisfies ShownPart)
}

async function toShownTile(tile: HomeTile, api: ApiClient, shop: HomeShop): Promise<ShownTile | null> {
  const category = shop.categoryPage(tile.category)
  if (!category || category.hidden) return null
  const own = tile.picture && shown(tile.picture, shop.homePictures)
  if (tile.picture && !own) return null
  const picture = own ?? (await categoryPicture(category, api))
  return { category: category.code, name: tile.name || category.name, text: tile.text, picture }
}

/** A category's own picture, else that of its newest product. */
export const categoryPicture = async (
  { code, picture }: { code: string; picture?: string },
  api: ApiClient,
): Promise<ShownPicture | null> =>
  picture ? { source: pictureSourceOf(picture), focus: '50% 50%' } : newestPicture(code, api)

/** That of the category's newest product with one; the default picture stands for none. */
async function newestPicture(code: string, api: ApiClient): Promise<ShownPicture | null> {
  const call = api.catalogue.byCategory({ params: { id: code }, query: { limit: 4 } })
  const products = await block(`picture of the category ${code}`, call)
  const picture = products?.flatMap(({ pictures }) => pictures)[0]
  if (!picture) return null
  const { url, placeholder } = picture
  return { source: pictureSourceOf(url), focus: '50% 50%', ...(placeholder && { placeholder }) }
}

/** Null when the picture is gone, or what the button leads to. */
export async function toShownStory(part: Part<'story'>, api: ApiClient, shop: HomeShop) {
  const { kind, title, text, alt, side, action } = part
  const picture = part.picture && shown(part.picture, shop.homePictures, wideWidths)
  const link = await currentLink(part.link, api, shop)
  if (link === null || (part.picture && !picture)) return null
  return { kind, title, text, picture, alt, side, action, link } satisfies ShownPart
}
