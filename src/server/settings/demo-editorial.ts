import { pictureUrl } from '../../contract/pictures.ts'
import type { HomePart } from '../../contract/settings/home/home.ts'
import { demoPictureUrl } from '../../contract/settings/home/home-pictures.ts'
import type { HomePicture } from '../../contract/settings/home/part-fields.ts'
import { demoPolicies } from './demo-policies.ts'

const always = { isOn: true, startsAt: null, endsAt: null } as const

/** A picture of one of the demo's products, which come with their file names as ids. */
const productPicture = (name: string, focusY = 50): HomePicture => ({
  url: pictureUrl(name, 960, 'webp'),
  width: 960,
  height: 1200,
  focusX: 50,
  focusY,
})

export const demoGroups: HomePart = {
  kind: 'groups',
  ...always,
  title: 'Find your piece',
  groups: [
    {
      group: 'women',
      name: '',
      text: 'XS to XL',
      picture: productPicture('bahar-block-print-kurta-madder-front'),
    },
    {
      group: 'kids',
      name: '',
      text: '2 to 12 years',
      picture: productPicture('gul-gathered-frock-mustard-front'),
    },
  ],
}

export const demoCampaign: HomePart = {
  kind: 'campaign',
  ...always,
  lead: 'Phulkari and mirrors',
  title: 'Nine days for one yoke',
  intro:
    'Diamonds darned in untwisted silk, each around a mirror no larger than a lentil. Counted by eye, on khaddar that keeps its shape: yoke, cuffs and hem are worked by hand, and no two are quite the same.',
  action: 'See all hand work',
  link: '/category/w-hand-work',
  pictures: [
    {
      picture: productPicture('sheesha-phulkari-kurta-black-neck'),
      alt: 'The yoke of a black kurta, darned in pink, orange and yellow silk around small mirrors',
      caption: 'Sheesha Phulkari set',
      link: '/product/sheesha-phulkari-hand-embroidered-set',
    },
    {
      picture: productPicture('thar-mirror-long-kurta-ochre-fabric'),
      alt: 'The pieced border at the hem of an ochre kurta',
      caption: 'Thar long kurta',
      link: '/product/thar-mirror-work-long-kurta',
    },
    {
      picture: productPicture('nanhi-sheesha-kurta-rani-pink-front'),
      alt: 'A pink child’s kurta with mirrors around the neck',
      caption: 'Nanhi Sheesha, for girls',
      link: '/product/nanhi-sheesha-mirror-work-set',
    },
  ],
}

const step = (picture: string, words: { title: string; text: string; alt: string }) => ({
  ...words,
  picture: { url: demoPictureUrl(picture), width: 640, height: 800, focusX: 50, focusY: 50 },
})

export const demoSteps: HomePart = {
  kind: 'steps',
  ...always,
  title: 'How chikankari is made',
  intro: 'White thread on fine lawn, and most of it is worked from the back.',
  steps: [
    step('chikan-printed', {
      title: 'Printed in blue',
      text: 'Carved blocks set the pattern on the cloth, in a blue that washes out.',
      alt: 'Green lawn with flowers printed in blue outlines',
    }),
    step('chikan-stitched', {
      title: 'Stitched by hand',
      text: 'Shadow work for the petals, stem stitch for the stalks, knots for the hearts.',
      alt: 'The same cloth, its left half embroidered in white over the blue lines',
    }),
    step('chikan-washed', {
      title: 'Washed until white',
      text: 'Cold water takes the blue away and leaves the stitches alone.',
      alt: 'Wet cloth in deep folds, the flowers white on green',
    }),
    {
      title: 'Cut and sewn',
      text: 'Only now is the cloth cut, so that a vine runs on from the yoke to the hem.',
      picture: productPicture('nilofer-chikankari-kurta-pistachio-neck'),
      alt: 'The yoke of the finished kurta',
    },
  ],
  action: 'Shop chikankari',
  link: '/category/w-chickankari',
}

export const demoPairs: HomePart = {
  kind: 'pairs',
  ...always,
  title: 'Mommy and me',
  count: 3,
  intro: 'The same print for mother and child. Choose a size for each and add both together.',
  action: 'See all pairs',
  link: '/category/w-mommy-and-me',
}

const sentences = [
  'At no extra cost, whatever you order.',
  'Pay the courier when the parcel arrives.',
  'Unworn and with its labels on, for another size or colour.',
]

/** What the policies promise, each in a sentence more. */
export const demoPromises: HomePart = {
  kind: 'promises',
  ...always,
  title: 'Easy to order, easy to exchange',
  promises: demoPolicies.promises.map((title, nth) => ({ title, text: sentences[nth] ?? '', link: '' })),
}
