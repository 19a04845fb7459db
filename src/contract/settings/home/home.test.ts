import { expect, test } from 'vitest'
import {
  campaignOf,
  groupsOf,
  heroOf,
  homeExamples,
  homePicture,
  homeSlide,
  pairsOf,
  promisesOf,
  stepsOf,
  storyOf,
  testimonialsOf,
  tilesOf,
} from '../../../../test-support/home-examples.ts'
import { activeParts, dealOfTheDay, firstHome, homeMoments, hotSelling, newArrivals } from './active-parts.ts'
import { Home, type HomePart, kindOfPart, partKinds } from './home.ts'

const faultsOf = (...parts: HomePart[]) =>
  Home.safeParse({ parts }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('a page may have every kind of part, and several of most', () => {
  const every = Object.values(homeExamples)
  const parts = [...every, ...every.filter(({ kind }) => kindOfPart(kind).isRepeatable)]
  expect(parts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(partKinds))
  expect(Home.parse({ parts })).toEqual({ parts })
  expect(Home.parse(firstHome)).toEqual(firstHome)
  expect(Home.parse({ parts: [] })).toEqual({ parts: [] })
})

test.each([
  [
    [dealOfTheDay, newArrivals, dealOfTheDay],
    ['parts.2.kind', 'The page has “Deal of the day” already. One is enough.'],
  ],
  [[heroOf()], ['parts.0.slides', 'Add a slide.']],
  [[heroOf(...Array.from({ length: 9 }, () => homeSlide()))], ['parts.0.slides', /at most 8/]],
  [[tilesOf()], ['parts.0.tiles', 'Add a category.']],
  [[tilesOf('')], ['parts.0.tiles.0.category', 'Choose a category.']],
  [[{ ...hotSelling, kind: 'collection', collection: '' }], ['parts.0.collection', 'Choose a collection.']],
  [[storyOf({ text: ' ' })], ['parts.0.text', 'Enter a text.']],
  [[storyOf({ text: 'x'.repeat(1_501) })], ['parts.0.text', /at most 1,500/]],
  [[storyOf({ title: '' })], ['parts.0.title', 'Enter a heading.']],
  [[storyOf({ text: '<script>' })], ['parts.0.text', /plain text without HTML/]],
  [[{ ...newArrivals, count: 25 }], ['parts.0.count', /at most 24/]],
  [[groupsOf()], ['parts.0.groups', 'Add a group.']],
  [[groupsOf('')], ['parts.0.groups.0.group', 'Choose a group.']],
  [
    [groupsOf('w'), groupsOf('w')],
    ['parts.1.kind', /has “Group tiles” already/],
  ],
  [[campaignOf()], ['parts.0.pictures', 'Add a picture.']],
  [[campaignOf(...Array.from({ length: 4 }, () => homePicture()))], ['parts.0.pictures', /at most 3/]],
  [[{ ...campaignOf(homePicture()), action: 'Shop' }], ['parts.0.action', /words and an address/]],
  [[stepsOf()], ['parts.0.steps', 'Add a step.']],
  [[stepsOf(...'123456789')], ['parts.0.steps', /at most 8/]],
  [[stepsOf('')], ['parts.0.steps.0.title', 'Enter a heading.']],
  [[pairsOf(0)], ['parts.0.count', /at least 1/]],
  [[promisesOf(...'12345')], ['parts.0.promises', /at most 4/]],
  [[promisesOf('')], ['parts.0.promises.0.title', 'Enter a promise.']],
  [[testimonialsOf('')], ['parts.0.quotes.0.words', 'Enter what the customer said.']],
  [Array.from({ length: 21 }, () => storyOf()), ['parts', 'Use at most 20 parts.']],
] as [HomePart[], [string, string | RegExp]][])(
  '%# says at its field what is wrong',
  (parts, [path, message]) => {
    expect(faultsOf(...parts)).toEqual([
      [path, typeof message === 'string' ? message : expect.stringMatching(message)],
    ])
  },
)

test.each([
  ['javascript:alert(1)', /Enter an address of your shop/],
  ['//evil.example', /Enter an address of your shop/],
  ['http://example.com', /begins with https/],
])('a button does not lead to %s', (link, message) => {
  const path = 'parts.0.slides.0.link'
  expect(faultsOf(heroOf(homeSlide({ link })))).toEqual([[path, expect.stringMatching(message)]])
})

test('a button has words and an address, or there is none', () => {
  const message = 'A button needs words and an address. Fill both, or leave both empty.'
  expect(faultsOf(heroOf(homeSlide({ link: '' })))).toEqual([['parts.0.slides.0.action', message]])
  expect(faultsOf(storyOf({ link: '/search' }))).toEqual([['parts.0.action', message]])
  expect(faultsOf(heroOf(homeSlide({ link: '', action: '' })))).toEqual([])
})

test('pictures are the shop’s own, and large enough', () => {
  const at = 'parts.0.slides.0.picture'
  const foreign = { ...homePicture(), url: 'https://example.com/a.webp' }
  expect(faultsOf(heroOf(homeSlide({ picture: foreign })))).toEqual([
    [`${at}.url`, 'Upload a picture; one from elsewhere cannot be used.'],
  ])
  expect(faultsOf(heroOf(homeSlide({ picture: { ...homePicture(), width: 959 } })))).toEqual([
    [at, 'This picture is too small: it takes 960 × 400 pixels at least.'],
  ])
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 12, minute))
const dates = (from: number, until: number) => ({
  startsAt: at(from).toISOString(),
  endsAt: at(until).toISOString(),
})

test('what ends before it begins is refused', () => {
  const message = 'The end must be after the beginning.'
  expect(faultsOf({ ...dealOfTheDay, ...dates(30, 30) })).toEqual([['parts.0.endsAt', message]])
  expect(faultsOf(heroOf(homeSlide(dates(30, 10))))).toEqual([['parts.0.slides.0.endsAt', message]])
  expect(faultsOf({ ...dealOfTheDay, ...dates(30, 31) })).toEqual([])
})

test('parts and slides are shown within their dates, while they are switched on', () => {
  const home: Home = {
    parts: [
      heroOf(homeSlide({ heading: 'Always' }), homeSlide({ heading: 'Eid', ...dates(10, 20) })),
      { ...hotSelling, ...dates(20, 30) },
      { ...newArrivals, isOn: false },
      { ...dealOfTheDay, endsAt: at(10).toISOString() },
    ],
  }
  const shownAt = (minute: number) =>
    activeParts(home, at(minute)).map(part =>
      part.kind === 'hero' ? part.slides.map(({ heading }) => heading).join() : part.kind,
    )
  expect(shownAt(9)).toEqual(['Always', 'deal'])
  expect(shownAt(10)).toEqual(['Always,Eid'])
  expect(shownAt(20)).toEqual(['Always', 'hotSelling'])
  expect(shownAt(30)).toEqual(['Always'])
  expect(homeMoments(home)).toEqual([10, 20, 20, 30, 10].map(minute => at(minute).toISOString()))
})

test('what an older version of the shop saved is read', () => {
  const [quote] = testimonialsOf('Soft.').quotes
  const { product: _, ...older } = quote ?? {}
  const saved = { parts: [{ ...testimonialsOf(), kind: 'words', quotes: [older] }] }
  expect(Home.parse(saved)).toEqual({ parts: [testimonialsOf('Soft.')] })
})
