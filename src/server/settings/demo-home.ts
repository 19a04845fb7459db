import { dealOfTheDay, hotSelling, newArrivals } from '../../contract/settings/home/active-parts.ts'
import type { Home, PartOf } from '../../contract/settings/home/home.ts'
import { demoPictureUrl } from '../../contract/settings/home/home-pictures.ts'
import { demoCampaign, demoGroups, demoPairs, demoPromises, demoSteps } from './demo-editorial.ts'

const always = { isOn: true, startsAt: null, endsAt: null } as const

type Slide = PartOf<'hero'>['slides'][number]
type Words = Pick<Slide, 'lead' | 'heading' | 'action' | 'link' | 'alt' | 'ink'>

/** The garments hang in the right half, so the left one is free for words. */
const slide = (name: string, words: Words): Slide => ({
  ...words,
  startsAt: null,
  endsAt: null,
  picture: { url: demoPictureUrl(name), width: 1920, height: 900, focusX: 75, focusY: 5 },
  phonePicture: {
    url: demoPictureUrl(`${name}-phone`),
    width: 900,
    height: 900,
    focusX: 50,
    focusY: 50,
  },
})

const slides = [
  slide('chikankari', {
    lead: 'New season',
    heading: 'Chikankari, stitched by hand in Multan',
    action: 'Shop now',
    link: '/category/w-chickankari',
    alt: 'A lilac and a pistachio kurta with white chikankari on sand-coloured cloth',
    ink: 'dark',
  }),
  slide('mommy-and-me', {
    lead: 'Mommy & Me',
    heading: 'One print for mother and daughter',
    action: 'See the pairs',
    link: '/category/w-mommy-and-me',
    alt: 'A peacock-green printed kurta and a child’s frock of the same print on amber cloth',
    ink: 'dark',
  }),
  slide('semi-formal', {
    lead: 'Semi Formal',
    heading: 'Zari and resham for the evening',
    action: 'Shop semi formal',
    link: '/category/w-semi-formal',
    alt: 'An ivory kurta with gold paisleys and an embroidered neckline beside a rose dupatta on plum cloth',
    ink: 'light',
  }),
]

const tile = (category: string, picture: string, name: string, text: string) => ({
  category,
  name,
  text,
  picture: { url: demoPictureUrl(picture), width: 640, height: 800, focusX: 50, focusY: 50 },
})

const tiles = [
  tile('w-chickankari', 'craft-chikankari', 'Chikankari', 'White thread on soft lawn'),
  tile('w-printed-kurta', 'craft-block-print', 'Printed kurtas', 'Flowers, tiles and waves'),
  tile('w-hand-work', 'craft-phulkari', 'Hand work', 'Phulkari, aari, cross-stitch'),
  tile('w-semi-formal', 'craft-zari', 'Zari and gota', 'Gold for the evening'),
  tile('k-froks', 'craft-embroidery', 'Embroidered frocks', 'Gathers, lace and trailing vines'),
]

const quotes = [
  {
    words:
      'The lawn is as soft as the picture promised, and the chikan on the back is as careful as on the front.',
    name: 'Saima R.',
    place: 'Lahore',
    product: 'chandni-chikan-jaal-long-kurta',
  },
  {
    words:
      'My daughter and I wore the same ajrak on Eid. She has asked three times when we are going to do it again.',
    name: 'Hina T.',
    place: 'Karachi',
    product: 'saanjh-ajrak-long-kurta-mother',
  },
  {
    words: 'I paid the courier at the door on the fourth day. The size table was right to the half inch.',
    name: 'Mariam K.',
    place: 'Faisalabad',
    product: 'neelum-tile-print-cambric-kurta',
  },
  {
    words: 'I took M, wanted L, and had it within the week. Nobody asked me to explain myself.',
    name: 'Nadia A.',
    place: 'Islamabad',
    product: 'mehr-raw-silk-3-piece-with-dupatta',
  },
  {
    words: 'Washed it by hand twice as the note says. The madder has not moved and neither have the buttons.',
    name: 'Rukhsana B.',
    place: 'Multan',
    product: 'bahar-block-printed-lawn-2-piece',
  },
  {
    words: 'The frock has real pockets and deep seams. It will do a second summer, perhaps a third.',
    name: 'Amna S.',
    place: 'Peshawar',
    product: 'phulwari-embroidered-winter-frock',
  },
]

/** How the demo's made-up shop has arranged its home page. */
export const demoHome: Home = {
  parts: [
    { kind: 'hero', ...always, slides },
    demoGroups,
    newArrivals,
    dealOfTheDay,
    demoCampaign,
    // One row, so that the page keeps its pace.
    { ...hotSelling, count: 4 },
    demoSteps,
    demoPairs,
    { kind: 'tiles', ...always, title: 'Shop by craft', tiles },
    { kind: 'testimonials', ...always, title: 'What customers say', quotes },
    demoPromises,
  ],
}
