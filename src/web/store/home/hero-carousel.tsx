import { useState } from 'react'
import { useAutoAdvance } from '../../ui/use-auto-advance.ts'
import { HeroPanel } from './hero-panel.tsx'
import { heroSlides } from './hero-slides.ts'
import { SlideControls } from './slide-controls.tsx'
import { useAfterLoad } from './use-after-load.ts'

const slideMs = 6000

/** Three pictures with HTML text. All slides share one grid cell, so nothing below ever moves. */
export function HeroCarousel() {
  const [shown, setShown] = useState(0)
  const loaded = useAfterLoad()
  const count = heroSlides.length
  const step = (by: number) => setShown(current => (current + by + count) % count)
  const auto = useAutoAdvance({ interval: slideMs, onAdvance: () => step(1) })
  return (
    <section
      aria-roledescription="carousel"
      aria-label="From the shop"
      className="relative mx-auto flex max-w-[120rem] flex-col"
    >
      <div className="order-last page-width md:absolute md:inset-x-0 md:bottom-6 md:z-1">
        <SlideControls
          what="slide"
          shown={shown}
          count={count}
          onStep={step}
          auto={auto}
          className="justify-center md:justify-start"
        />
      </div>
      <div
        {...auto.slidesProps}
        aria-live={auto.live}
        className="grid md:min-h-104 md:max-h-[42rem] md:aspect-[1920/900] md:w-full md:overflow-hidden"
      >
        {heroSlides.map((slide, index) => (
          <HeroPanel
            key={slide.category}
            slide={slide}
            label={`${index + 1} of ${count}`}
            shown={index === shown}
            first={index === 0}
            withPicture={index === 0 || loaded}
          />
        ))}
      </div>
    </section>
  )
}
