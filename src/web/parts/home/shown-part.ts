import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { HomePromise, HomeQuote, HomeSlide, HomeStep } from '../../../contract/settings/home/home.ts'
import type { PageSettings } from '../../api/context.ts'
import type { PictureSource } from '../picture/picture-source.ts'
import type { CardProduct } from '../product/card-product.ts'

/** What the page is made of besides what its loader asks for. */
export type HomeShop = Pick<
  PageSettings,
  'homeParts' | 'homePictures' | 'categoryPage' | 'collectionPage' | 'pages' | 'groups' | 'policies'
>

/** What a part asked the shop for, or null when that failed. One failure leaves the other parts. */
export type Block<T> = T | null

/** A picture with the point that stays in sight, as in `object-position`. */
export type ShownPicture = { source: PictureSource; placeholder?: string; focus: string }

export type ShownSlide = Pick<HomeSlide, 'alt' | 'lead' | 'heading' | 'action' | 'link' | 'ink'> & {
  picture: ShownPicture
  /** Where the focus is on phones. */
  phoneFocus: string
}

export type ShownTile = { category: string; name: string; text: string; picture: ShownPicture | null }

export type ShownGroup = {
  name: string
  text: string
  picture: ShownPicture | null
  categories: { code: string; name: string }[]
}

export type ShownCampaignPicture = { picture: ShownPicture; alt: string; caption: string; link: string }

export type ShownStep = Pick<HomeStep, 'title' | 'text' | 'alt'> & { picture: ShownPicture | null }

export type ShownQuote = Omit<HomeQuote, 'product'> & {
  product: { slug: string; title: string; picture: string | null } | null
}

/** A product of a pair. */
export type PairPiece = Pick<Product, 'slug' | 'title' | 'price' | 'displayPrice'> & {
  picture: Product['pictures'][number] | undefined
}

type Button = { action: string; link: string }

/** A product of a running deal, with the deal's end. */
export type Offer = {
  product: Pick<Product, '_id' | 'slug' | 'title' | 'category' | 'price' | 'displayPrice'> & {
    sold: number
    picture: Product['pictures'][number] | undefined
  }
  endDate: string
}

export type Products = { title: string; block: Block<CardProduct[]> }

export type Story = {
  title: string
  text: string
  picture: ShownPicture | null
  alt: string
  side: 'left' | 'right'
} & Button

export type Campaign = {
  title: string
  lead: string
  intro: string
  pictures: ShownCampaignPicture[]
} & Button

/** A part of the page with all it shows. */
export type ShownPart =
  | { kind: 'hero'; slides: ShownSlide[] }
  | ({ kind: 'arrivals' | 'hotSelling' } & Products)
  | ({ kind: 'collection'; slug: string } & Products)
  | { kind: 'deal'; title: string; block: Block<Offer[]> }
  | { kind: 'tiles'; title: string; tiles: ShownTile[] }
  | ({ kind: 'story' } & Story)
  | { kind: 'words'; title: string; quotes: ShownQuote[] }
  | { kind: 'groups'; title: string; groups: ShownGroup[] }
  | ({ kind: 'campaign' } & Campaign)
  | ({ kind: 'steps'; title: string; intro: string; steps: ShownStep[] } & Button)
  | ({ kind: 'pairs'; title: string; intro: string; block: Block<[PairPiece, PairPiece][]> } & Button)
  | { kind: 'promises'; title: string; promises: HomePromise[] }

export const hasFailed = (part: ShownPart): boolean => 'block' in part && part.block === null
