import { paths } from '../../paths.ts'
import { Campaign } from './campaign.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { DealOfTheDay } from './deal-of-the-day.tsx'
import { GroupTiles } from './group-tiles.tsx'
import { HeroCarousel } from './hero-carousel.tsx'
import { Pairs } from './pairs.tsx'
import { ProductSection } from './product-section.tsx'
import { Promises } from './promises.tsx'
import type { ShownPart } from './shown-part.ts'
import { Steps } from './steps.tsx'
import { Story } from './story.tsx'
import { Testimonials } from './testimonials.tsx'

type Props = { part: ShownPart; first: boolean; onRetry: () => void; retrying: boolean }

/** One part of the page, as its kind looks. */
export function HomePart({ part, first, ...retry }: Props) {
  switch (part.kind) {
    case 'hero':
      return <HeroCarousel slides={part.slides} first={first} />
    case 'arrivals':
      return (
        <ProductSection
          title={part.title}
          products={part.block}
          failure="The new arrivals did not load."
          more={{ to: paths.search(), label: 'View all' }}
          {...retry}
        />
      )
    case 'collection':
      return (
        <ProductSection
          title={part.title}
          products={part.block}
          failure="This collection did not load."
          more={{ to: paths.collection(part.slug), label: 'View all' }}
          {...retry}
        />
      )
    case 'deal':
      return <DealOfTheDay title={part.title} offers={part.block} {...retry} />
    case 'hotSelling':
      return (
        <ProductSection
          title={part.title}
          products={part.block}
          failure="The best sellers did not load."
          {...retry}
        />
      )
    case 'tiles':
      return <CategoryTiles title={part.title} tiles={part.tiles} />
    case 'story':
      return <Story {...part} />
    case 'words':
      return <Testimonials title={part.title} quotes={part.quotes} />
    case 'groups':
      return <GroupTiles {...part} />
    case 'campaign':
      return <Campaign {...part} />
    case 'steps':
      return <Steps {...part} />
    case 'pairs':
      return <Pairs {...part} {...retry} />
    case 'promises':
      return <Promises {...part} />
  }
}
