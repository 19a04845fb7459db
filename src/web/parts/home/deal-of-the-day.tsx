import { useState } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { useAutoAdvance } from '../../ui/use-auto-advance.ts'
import { DealSlide } from './deal-slide.tsx'
import type { ShownPart } from './load-home.ts'
import type { Offer } from './product-loaders.ts'
import { SlideControls } from './slide-controls.tsx'

type Props = ShownPart<'deal'> & { onRetry: () => void; retrying: boolean }

export function DealOfTheDay({ title, block: offers, onRetry, retrying }: Props) {
  return (
    <section aria-labelledby="deal" className="section-gap on-dark bg-madder text-white">
      <div className="page-width py-6 lg:py-16">
        {offers ? (
          <DealCarousel title={title} offers={offers} />
        ) : (
          <>
            <Heading>{title}</Heading>
            <ErrorState
              onRetry={onRetry}
              retrying={retrying}
              className="mt-6 rounded-panel bg-paper text-ink"
            >
              Failed to load active deals.
            </ErrorState>
          </>
        )}
      </div>
    </section>
  )
}

const slideMs = 5000

function DealCarousel({ title, offers }: { title: string; offers: Offer[] }) {
  const [{ shown, left }, setPlace] = useState<{ shown: number; left: number | null }>({
    shown: 0,
    left: null,
  })
  const count = offers.length
  const step = (by: number) =>
    setPlace(place => ({ shown: (place.shown + by + count) % count, left: place.shown }))
  const auto = useAutoAdvance({ interval: slideMs, onAdvance: () => step(1), enabled: count > 1 })
  const stateOf = (index: number) =>
    index === shown % count ? 'shown' : index === left ? 'leaving' : 'waiting'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides, and no form's fieldset
    <div role="group" aria-roledescription="carousel" aria-labelledby="deal">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mb-10">
        <Heading>{title}</Heading>
        {count > 1 && (
          <SlideControls what="deal" shown={shown % count} count={count} onStep={step} auto={auto} />
        )}
      </div>
      <div
        {...auto.slidesProps}
        aria-live={auto.live}
        className="grid overflow-clip [overflow-clip-margin:6px]"
      >
        {offers.map((offer, index) => (
          <DealSlide
            key={`${offer.product._id}-${offer.endDate}`}
            offer={offer}
            label={`${index + 1} of ${count}`}
            state={stateOf(index)}
          />
        ))}
      </div>
    </div>
  )
}

const Heading = ({ children }: { children: string }) => (
  <h2 id="deal" className="font-display text-display-m md:text-display-l">
    {children}
  </h2>
)
