import { startTransition, useEffect, useState } from 'react'
import { useAutoAdvance } from '../../ui/use-auto-advance.ts'
import { useSwipe } from '../../ui/use-swipe.ts'
import { HeroPanel } from './hero-panel.tsx'
import type { ShownPart } from './load-home.ts'
import { SlideControls } from './slide-controls.tsx'

const slideMs = 6000

type Props = ShownPart<'hero'> & { first: boolean }

/** Pictures with HTML text. All slides share one grid cell, so nothing below ever moves. */
export function HeroCarousel({ slides, first }: Props) {
  const [shown, setShown] = useState(0)
  const loaded = useAfterLoad()
  const count = slides.length
  const step = (by: number) => setShown(current => (current + by + count) % count)
  const auto = useAutoAdvance({ interval: slideMs, onAdvance: () => step(1), enabled: count > 1 })
  const swipe = useSwipe(by => count > 1 && step(by))
  return (
    <section
      aria-roledescription="carousel"
      aria-label="From the shop"
      className="relative mx-auto flex max-w-[120rem] flex-col [--hero-picture:min(100vw,38svh)]"
    >
      {count > 1 && (
        <div className="page-width absolute inset-x-0 top-[calc(var(--hero-picture)-3.5rem)] z-1 md:top-auto md:bottom-6">
          <SlideControls
            what="slide"
            shown={shown % count}
            count={count}
            onStep={step}
            auto={auto}
            className="justify-end md:justify-start"
          />
        </div>
      )}
      <div
        {...auto.slidesProps}
        {...swipe}
        onPointerDown={event => {
          auto.slidesProps.onPointerDown()
          swipe.onPointerDown(event)
        }}
        aria-live={auto.live}
        // Sideways moves are swipes here; up and down scrolls the page.
        className="grid touch-pan-y touch-pinch-zoom md:min-h-104 md:max-h-[42rem] md:aspect-[1920/900] md:w-full md:overflow-hidden"
      >
        {slides.map((slide, index) => (
          <HeroPanel
            key={slide.picture.source.src}
            slide={slide}
            label={`${index + 1} of ${count}`}
            shown={index === shown % count}
            loading={index > 0 ? 'eager' : first ? 'high' : 'lazy'}
            withPicture={index === 0 || loaded}
          />
        ))}
      </div>
    </section>
  )
}

/** True once the page has loaded what it needs first, so less urgent things may load. */
function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    // In small steps, between which the page answers presses.
    const settle = () => startTransition(() => setLoaded(true))
    if (document.readyState === 'complete') settle()
    window.addEventListener('load', settle)
    return () => window.removeEventListener('load', settle)
  }, [])
  return loaded
}
