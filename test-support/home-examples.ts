import { pictureUrl } from '../src/contract/pictures.ts'
import type { HomePart, HomePicture, HomeSlide } from '../src/contract/settings/home/home.ts'

type Of<Kind> = Extract<HomePart, { kind: Kind }>

const always = { isOn: true, startsAt: null, endsAt: null }

/** A picture that the shop may have. */
export const homePicture = (id = 'front'): HomePicture => ({
  ...{ url: pictureUrl(id, 960, 'webp'), width: 1920, height: 900 },
  ...{ focusX: 50, focusY: 50 },
})

export const homeSlide = (changes: Partial<HomeSlide> = {}): HomeSlide => ({
  ...{ startsAt: null, endsAt: null, picture: homePicture(), phonePicture: null, alt: '' },
  ...{ lead: '', heading: 'New season', action: 'Shop now', link: '/search', ink: 'dark' },
  ...changes,
})

export const heroOf = (...slides: HomeSlide[]): Of<'hero'> => ({ kind: 'hero', ...always, slides })

export const storyOf = (changes: Partial<Of<'story'>> = {}): Of<'story'> => ({
  ...{ kind: 'story', ...always, title: 'Our story', text: 'We sew in Faisalabad.' },
  ...{ picture: null, alt: '', side: 'left', action: '', link: '' },
  ...changes,
})

export const tilesOf = (...categories: string[]): Of<'tiles'> => ({
  ...{ kind: 'tiles', ...always, title: 'Shop by craft' },
  tiles: categories.map(category => ({ category, name: '', text: '', picture: null })),
})

export const wordsOf = (...words: string[]): Of<'words'> => ({
  ...{ kind: 'words', ...always, title: 'What customers say' },
  quotes: words.map(each => ({ words: each, name: 'Saima R.', place: '', product: '' })),
})

export const groupsOf = (...groups: string[]): Of<'groups'> => ({
  ...{ kind: 'groups', ...always, title: 'For whom?' },
  groups: groups.map(group => ({ group, name: '', text: '', picture: null })),
})

export const campaignOf = (...pictures: HomePicture[]): Of<'campaign'> => ({
  ...{ kind: 'campaign', ...always, lead: 'Hand work', title: 'Mirrors', intro: '', action: '', link: '' },
  pictures: pictures.map(picture => ({ picture, alt: 'Mirrors on black', caption: '', link: '' })),
})

export const stepsOf = (...titles: string[]): Of<'steps'> => ({
  ...{ kind: 'steps', ...always, title: 'How it is made', intro: '', action: '', link: '' },
  steps: titles.map(title => ({ title, text: 'By hand.', picture: null, alt: '' })),
})

export const pairsOf = (count: number): Of<'pairs'> => ({
  ...{ kind: 'pairs', ...always, title: 'Made as a pair', intro: '', count, action: '', link: '' },
})

export const promisesOf = (...titles: string[]): Of<'promises'> => ({
  ...{ kind: 'promises', ...always, title: 'What we promise' },
  promises: titles.map(title => ({ title, text: '', link: '' })),
})
