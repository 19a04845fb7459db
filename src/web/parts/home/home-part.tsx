import type { ComponentType } from 'react'
import type { PartKind } from '../../../contract/settings/home/home.ts'
import { paths } from '../../paths.ts'
import { Campaign } from './campaign.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { DealOfTheDay } from './deal-of-the-day.tsx'
import { GroupTiles } from './group-tiles.tsx'
import { HeroCarousel } from './hero-carousel.tsx'
import type { ShownPart } from './load-home.ts'
import { Pairs } from './pairs.tsx'
import { ProductSection } from './product-section.tsx'
import { Promises } from './promises.tsx'
import { Steps } from './steps.tsx'
import { Story } from './story.tsx'
import { Testimonials } from './testimonials.tsx'

/** `first`: nothing stands above it, so its picture is the page's largest at first. */
type Place = { first: boolean; onRetry: () => void; retrying: boolean }

const all = { to: paths.search(), label: 'View all' }

const views: { [Kind in PartKind]: ComponentType<ShownPart<Kind> & Place> } = {
  hero: HeroCarousel,
  arrivals: part => <ProductSection {...part} failure="The new arrivals did not load." more={all} />,
  deal: DealOfTheDay,
  hotSelling: part => <ProductSection {...part} failure="The best sellers did not load." isSmall />,
  collection: part => (
    <ProductSection
      {...part}
      failure="This collection did not load."
      isSmall
      more={{ to: paths.collection(part.slug), label: 'View all' }}
    />
  ),
  tiles: CategoryTiles,
  story: Story,
  testimonials: Testimonials,
  groups: GroupTiles,
  campaign: Campaign,
  steps: Steps,
  pairs: Pairs,
  promises: Promises,
}

/** One part of the page, as its kind looks. */
export function HomePart({ part, ...place }: Place & { part: ShownPart }) {
  // Each shows parts of its own kind, which the types cannot follow.
  const View = views[part.kind] as ComponentType<ShownPart & Place>
  return <View {...part} {...place} />
}
