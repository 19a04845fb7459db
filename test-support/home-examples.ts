import { pictureUrl } from '../src/contract/pictures.ts'
import type { PartKind, PartOf } from '../src/contract/settings/home/home.ts'
import type { HomePicture } from '../src/contract/settings/home/part-fields.ts'

type Slide = PartOf<'hero'>['slides'][number]

const always = { isOn: true, startsAt: null, endsAt: null }
const noButton = { action: '', link: '' }

/** A picture that the shop may have. */
export const homePicture = (id = 'front'): HomePicture => ({
  url: pictureUrl(id, 960, 'webp'),
  width: 1920,
  height: 900,
  focusX: 30,
  focusY: 60,
})

export const homeSlide = (changes: Partial<Slide> = {}): Slide => ({
  startsAt: null,
  endsAt: null,
  picture: homePicture(),
  phonePicture: null,
  alt: '',
  lead: '',
  heading: 'New season',
  action: 'Shop now',
  link: '/search',
  ink: 'dark',
  ...changes,
})

export const heroOf = (...slides: Slide[]): PartOf<'hero'> => ({ kind: 'hero', ...always, slides })

export const storyOf = (changes: Partial<PartOf<'story'>> = {}): PartOf<'story'> => ({
  kind: 'story',
  ...always,
  title: 'Our story',
  text: 'We sew in Faisalabad.',
  picture: null,
  alt: '',
  side: 'left',
  ...noButton,
  ...changes,
})

export const tilesOf = (...categories: string[]): PartOf<'tiles'> => ({
  kind: 'tiles',
  ...always,
  title: 'Shop by craft',
  tiles: categories.map(category => ({ category, name: '', text: '', picture: null })),
})

export const collectionOf = (collection: string): PartOf<'collection'> => ({
  kind: 'collection',
  ...always,
  title: 'For Eid',
  collection,
  count: 4,
})

export const testimonialsOf = (...words: string[]): PartOf<'testimonials'> => ({
  kind: 'testimonials',
  ...always,
  title: 'What customers say',
  quotes: words.map(each => ({ words: each, name: 'Saima R.', place: '', product: '' })),
})

export const groupsOf = (...groups: string[]): PartOf<'groups'> => ({
  kind: 'groups',
  ...always,
  title: 'For whom?',
  groups: groups.map(group => ({ group, name: '', text: '', picture: null })),
})

export const campaignOf = (...pictures: HomePicture[]): PartOf<'campaign'> => ({
  kind: 'campaign',
  ...always,
  lead: 'Hand work',
  title: 'Mirrors',
  intro: '',
  ...noButton,
  pictures: pictures.map(picture => ({ picture, alt: 'Mirrors on black', caption: '', link: '' })),
})

export const stepsOf = (...titles: string[]): PartOf<'steps'> => ({
  kind: 'steps',
  ...always,
  title: 'How it is made',
  intro: '',
  ...noButton,
  steps: titles.map(title => ({ title, text: 'By hand.', picture: null, alt: '' })),
})

export const pairsOf = (count: number): PartOf<'pairs'> => ({
  kind: 'pairs',
  ...always,
  title: 'Made as a pair',
  intro: '',
  count,
  ...noButton,
})

export const promisesOf = (...titles: string[]): PartOf<'promises'> => ({
  kind: 'promises',
  ...always,
  title: 'What we promise',
  promises: titles.map(title => ({ title, text: '', link: '' })),
})

/** A part of every kind, as the tests of all kinds take it. */
export const homeExamples: { [Kind in PartKind]: PartOf<Kind> } = {
  hero: heroOf(homeSlide(), homeSlide({ heading: 'Sale', phonePicture: homePicture('phone') })),
  arrivals: { kind: 'arrivals', ...always, title: 'Just in', count: 8 },
  deal: { kind: 'deal', ...always, title: 'Today' },
  hotSelling: { kind: 'hotSelling', ...always, title: 'Much bought', count: 8 },
  collection: collectionOf('eid'),
  tiles: tilesOf('kurtas'),
  story: storyOf({ picture: homePicture() }),
  testimonials: testimonialsOf('Soft as a cloud.'),
  groups: groupsOf('w'),
  campaign: campaignOf(homePicture(), homePicture()),
  steps: stepsOf('Print', 'Stitch'),
  pairs: pairsOf(3),
  promises: promisesOf('We mend it'),
}
