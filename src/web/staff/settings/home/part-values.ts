import type {
  HomeCampaignPicture,
  HomeGroup,
  HomePart,
  HomePromise,
  HomeQuote,
  HomeSlide,
  HomeStep,
  HomeTile,
} from '../../../../contract/settings/home/home.ts'

/** Moments as `datetime-local` fields take them, by the shop's clocks; '' for none. */
export type Dates = { startsAt: string; endsAt: string }

/** What is chosen last may be missing while somebody fills the form in. */
export type SlideValues = Omit<HomeSlide, 'picture' | keyof Dates> & {
  picture: HomeSlide['picture'] | null
} & Dates

type Of<Kind> = Extract<HomePart, { kind: Kind }>

export type CampaignPictureValues = Omit<HomeCampaignPicture, 'picture'> & {
  picture: HomeCampaignPicture['picture'] | null
}

/** A part with the fields of all kinds, of which its own kind shows some. */
export type PartValues = Pick<Of<'story'>, 'text' | 'picture' | 'alt' | 'side' | 'action' | 'link'> &
  Dates & {
    kind: HomePart['kind']
    isOn: boolean
    title: string
    count: string
    collection: string
    slides: SlideValues[]
    tiles: HomeTile[]
    quotes: HomeQuote[]
    lead: string
    intro: string
    groups: HomeGroup[]
    pictures: CampaignPictureValues[]
    steps: HomeStep[]
    promises: HomePromise[]
  }

/** The lists of a part that have rows of their own. */
export const rowLists = ['slides', 'tiles', 'quotes', 'groups', 'pictures', 'steps', 'promises'] as const
export type RowList = (typeof rowLists)[number]

export const noPart: Omit<PartValues, 'kind'> = {
  ...{
    isOn: true,
    startsAt: '',
    endsAt: '',
    title: '',
    count: '8',
    collection: '',
    slides: [],
    tiles: [],
    quotes: [],
  },
  ...{ lead: '', intro: '', groups: [], pictures: [], steps: [], promises: [] },
  ...{ text: '', picture: null, alt: '', side: 'left', action: '', link: '' },
}

export const newSlide: SlideValues = {
  ...{ startsAt: '', endsAt: '', picture: null, phonePicture: null, alt: '', lead: '' },
  ...{ heading: '', action: '', link: '', ink: 'dark' },
}
export const newTile: HomeTile = { category: '', name: '', text: '', picture: null }
export const newQuote: HomeQuote = { words: '', name: '', place: '', product: '' }
export const newGroup: HomeGroup = { group: '', name: '', text: '', picture: null }
export const newCampaignPicture: CampaignPictureValues = { picture: null, alt: '', caption: '', link: '' }
export const newStep: HomeStep = { title: '', text: '', picture: null, alt: '' }
export const newPromise: HomePromise = { title: '', text: '', link: '' }

const firstTitles: Record<HomePart['kind'], string> = {
  ...{ hero: '', story: '', arrivals: 'New arrivals', deal: 'Deal of the day', hotSelling: 'Best sellers' },
  collection: '',
  ...{ tiles: 'Shop by category', words: 'What customers say', groups: 'For whom?' },
  ...{ campaign: '', steps: 'How it is made', pairs: 'Made as a pair', promises: 'What we promise' },
}

/** A part as it is added, with one row to fill in where it has rows. */
export const newPart = (kind: HomePart['kind']): PartValues => ({
  ...noPart,
  ...{ kind, title: firstTitles[kind] },
  slides: kind === 'hero' ? [newSlide] : [],
  tiles: kind === 'tiles' ? [newTile] : [],
  quotes: kind === 'words' ? [newQuote] : [],
  groups: kind === 'groups' ? [newGroup] : [],
  pictures: kind === 'campaign' ? [newCampaignPicture] : [],
  steps: kind === 'steps' ? [newStep] : [],
})
