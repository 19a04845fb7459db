import { type CategoryGroup, shownGroups } from '../../../contract/catalogue/category-groups.ts'
import type {
  HomeCampaignPicture,
  HomeGroup,
  HomeQuote,
  HomeStep,
} from '../../../contract/settings/home/home.ts'
import type { ApiClient } from '../../api/client.ts'
import { currentLink } from '../links/current-link.ts'
import { categoryPicture, shown } from './load-pictures.ts'
import type { Part } from './load-products.ts'
import type {
  HomeShop,
  ShownCampaignPicture,
  ShownGroup,
  ShownPart,
  ShownQuote,
  ShownStep,
} from './shown-part.ts'

const isThere = <T>(value: T | null): value is T => value !== null

/** The groups that menus show; null when there is none. */
export async function toShownGroups({ kind, title, groups }: Part<'groups'>, api: ApiClient, shop: HomeShop) {
  const listed = shownGroups(shop.groups)
  const all = await Promise.all(groups.map(tile => toShownGroup(tile, listed, api, shop)))
  const left = all.filter(isThere)
  return left.length === 0 ? null : ({ kind, title, groups: left } satisfies ShownPart)
}

async function toShownGroup(
  tile: HomeGroup,
  groups: readonly CategoryGroup[],
  api: ApiClient,
  shop: HomeShop,
): Promise<ShownGroup | null> {
  const group = groups.find(({ code }) => code === tile.group)
  const own = tile.picture && shown(tile.picture, shop.homePictures)
  const first = group?.categories[0]
  if (!group || !first || (tile.picture && !own)) return null
  const picture = own ?? (await categoryPicture(shop.categoryPage(first.code) ?? first, api))
  const categories = group.categories.map(({ code, name }) => ({ code, name }))
  return { name: tile.name || group.name, text: tile.text, picture, categories }
}

/** Null when no picture is left, or what its button leads to is gone. */
export async function toShownCampaign(part: Part<'campaign'>, api: ApiClient, shop: HomeShop) {
  const { kind, title, lead, intro, action } = part
  const link = await currentLink(part.link, api, shop)
  const all = await Promise.all(part.pictures.map(picture => toShownCampaignPicture(picture, api, shop)))
  const pictures = all.filter(isThere)
  if (link === null || pictures.length === 0) return null
  return { kind, title, lead, intro, action, link, pictures } satisfies ShownPart
}

async function toShownCampaignPicture(
  { picture, alt, caption, link }: HomeCampaignPicture,
  api: ApiClient,
  shop: HomeShop,
): Promise<ShownCampaignPicture | null> {
  const file = shown(picture, shop.homePictures)
  const to = await currentLink(link, api, shop)
  return file && to !== null ? { picture: file, alt, caption, link: to } : null
}

/** A step whose picture is gone is told without it, and a button that leads nowhere is left out. */
export async function toShownSteps(part: Part<'steps'>, api: ApiClient, shop: HomeShop) {
  const { kind, title, intro, action } = part
  const link = (await currentLink(part.link, api, shop)) ?? ''
  const steps = part.steps.map(step => toShownStep(step, shop))
  return { kind, title, intro, action, link, steps } satisfies ShownPart
}

const toShownStep = ({ title, text, picture, alt }: HomeStep, { homePictures }: HomeShop): ShownStep => ({
  ...{ title, text, alt },
  picture: picture && shown(picture, homePictures),
})

/** What customers said; words about a product that is no longer listed stand alone. */
export async function toShownWords(
  { kind, title, quotes }: Part<'words'>,
  api: ApiClient,
): Promise<ShownPart | null> {
  if (quotes.length === 0) return null
  return { kind, title, quotes: await Promise.all(quotes.map(quote => toShownQuote(quote, api))) }
}

async function toShownQuote({ product: id, ...words }: HomeQuote, api: ApiClient): Promise<ShownQuote> {
  const product = id === '' ? null : await api.catalogue.get({ params: { id } }).catch(() => null)
  if (!product) return { ...words, product: null }
  const { slug, title, pictures } = product
  return { ...words, product: { slug, title, picture: pictures[0]?.url ?? null } }
}

/** What the owner promises here, or else beside the prices; null where nothing is promised. */
export async function toShownPromises(part: Part<'promises'>, api: ApiClient, shop: HomeShop) {
  const { kind, title } = part
  const own = await Promise.all(
    part.promises.map(async ({ link, ...promise }) => ({
      ...promise,
      link: (await currentLink(link, api, shop)) ?? '',
    })),
  )
  const promises =
    own.length > 0 ? own : shop.policies.promises.map(each => ({ title: each, text: '', link: '' }))
  return promises.length === 0 ? null : ({ kind, title, promises } satisfies ShownPart)
}
