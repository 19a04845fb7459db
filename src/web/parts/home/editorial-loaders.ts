import { shownGroups } from '../../../contract/catalogue/category-groups.ts'
import type { PartOf } from '../../../contract/settings/home/home.ts'
import { type AskShop, type Loaders, type ShownPicture, wideWidths } from './ask-shop.ts'

/** Small pictures are fetched before anybody has come so far down the page: their likenesses would make a tenth of it. */
function withoutLikeness(picture: ShownPicture | null): ShownPicture | null {
  if (!picture) return null
  const { placeholder: _, ...source } = picture.source
  return { source, focus: picture.focus }
}

type Row<Rows extends readonly unknown[]> = Rows[number]

/** The rows that have something to show. */
const shownOf = async <T, U>(rows: readonly T[], show: (row: T) => Promise<U | null>): Promise<U[]> =>
  (await Promise.all(rows.map(show))).filter((row): row is Awaited<U> & U => row !== null)

export const editorialLoaders = {
  hero: async (part, ask) => {
    const slides = await shownOf(part.slides, slide => toSlide(slide, ask))
    return slides.length > 0 ? { slides } : null
  },
  /** Only categories that shoppers see. */
  tiles: async (part, ask) => {
    const tiles = await shownOf(part.tiles, tile => toTile(tile, ask))
    return tiles.length > 0 ? { tiles } : null
  },
  story: async (part, ask) => {
    const picture = ask.picture(part.picture, wideWidths)
    const link = await ask.link(part.link)
    return link === null || (part.picture && !picture) ? null : { picture, link }
  },
  /** Words about a product that is no longer listed stand alone. */
  testimonials: async (part, { api }) => {
    const quotes = await shownOf(part.quotes, async quote => {
      const id = quote.product
      const found = id === '' ? null : await api.catalogue.get({ params: { id } }).catch(() => null)
      const product = found && {
        slug: found.slug,
        title: found.title,
        picture: found.pictures[0]?.url ?? null,
      }
      return { ...quote, product }
    })
    return quotes.length > 0 ? { quotes } : null
  },
  /** Only groups that menus show. */
  groups: async (part, ask) => {
    const groups = await shownOf(part.groups, tile => toGroup(tile, ask))
    return groups.length > 0 ? { groups } : null
  },
  campaign: async (part, ask) => {
    const link = await ask.link(part.link)
    const pictures = await shownOf(part.pictures, async row => {
      const [picture, to] = [ask.picture(row.picture), await ask.link(row.link)]
      return picture && to !== null ? { ...row, picture, link: to } : null
    })
    return link === null || pictures.length === 0 ? null : { link, pictures }
  },
  /** A step whose picture is gone is told without it, and a button that leads nowhere is left out. */
  steps: async (part, ask) => {
    const steps = part.steps.map(step => ({ ...step, picture: withoutLikeness(ask.picture(step.picture)) }))
    return { steps, link: (await ask.link(part.link)) ?? '' }
  },
  /** What the owner promises here, or else beside the prices. */
  promises: async (part, ask) => {
    const own = await shownOf(part.promises, async promise => ({
      ...promise,
      link: (await ask.link(promise.link)) ?? '',
    }))
    const others = ask.shop.policies.promises.map(title => ({ title, text: '', link: '' }))
    const promises = own.length > 0 ? own : others
    return promises.length > 0 ? { promises } : null
  },
} satisfies Partial<Loaders>

/** A slide whose picture and link lead somewhere. */
async function toSlide(slide: Row<PartOf<'hero'>['slides']>, ask: AskShop) {
  const { alt, lead, heading, action, ink } = slide
  const wide = ask.picture(slide.picture, wideWidths)
  const link = await ask.link(slide.link)
  if (!wide || link === null) return null
  const phone = ask.picture(slide.phonePicture)
  const picture = phone ? { ...wide, source: { ...wide.source, ...narrowed(phone) } } : wide
  return { alt, lead, heading, action, ink, link, picture, phoneFocus: phone?.focus ?? wide.focus }
}

function narrowed({ source: { avif, webp, placeholder: own }, placeholder = own }: ShownPicture) {
  return avif && webp ? { narrow: { avif, webp, ...(placeholder && { placeholder }) } } : {}
}

async function toTile(tile: Row<PartOf<'tiles'>['tiles']>, ask: AskShop) {
  const category = ask.shop.categoryPage(tile.category)
  const own = ask.picture(tile.picture)
  if (!category || category.hidden || (tile.picture && !own)) return null
  const picture = own ?? (await ask.categoryPicture(category))
  return {
    category: category.code,
    name: tile.name || category.name,
    text: tile.text,
    picture: withoutLikeness(picture),
  }
}

async function toGroup(tile: Row<PartOf<'groups'>['groups']>, ask: AskShop) {
  const group = shownGroups(ask.shop.groups).find(({ code }) => code === tile.group)
  const own = ask.picture(tile.picture)
  const first = group?.categories[0]
  if (!group || !first || (tile.picture && !own)) return null
  const picture = own ?? (await ask.categoryPicture(ask.shop.categoryPage(first.code) ?? first))
  const categories = group.categories.map(({ code, name }) => ({ code, name }))
  return {
    code: group.code,
    name: tile.name || group.name,
    text: tile.text,
    picture: withoutLikeness(picture),
    categories,
  }
}
