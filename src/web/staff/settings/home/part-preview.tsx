import type { HomePart } from '../../../../contract/settings/home/home.ts'
import { useGroups } from '../../../parts/use-public-shop.ts'
import { toZoned } from '../../controls/zoned-time.ts'
import { EditorialPreview } from './editorial-preview.tsx'
import { ButtonLook, Photo, Titled } from './preview-pieces.tsx'

type Of<Kind> = Extract<HomePart, { kind: Kind }>

/** A part of the page in small: with what the owner wrote, and plain squares for products. */
export function PartPreview({ part, timeZone }: { part: HomePart; timeZone: string }) {
  const dates = [
    part.startsAt && `from ${toZoned(part.startsAt, timeZone).replace('T', ' ')}`,
    part.endsAt && `until ${toZoned(part.endsAt, timeZone).replace('T', ' ')}`,
  ].filter(Boolean)
  return (
    <div className={part.kind === 'hero' ? 'not-first-of-type:mt-6' : 'mt-6'}>
      {dates.length > 0 && (
        <p className="mx-4 mb-2 bg-sunk px-2 py-1 text-caption text-ink-2">Shown {dates.join(' ')}</p>
      )}
      <Content part={part} />
    </div>
  )
}

function Content({ part }: { part: HomePart }) {
  switch (part.kind) {
    case 'hero':
      return <Hero part={part} />
    case 'deal':
      return (
        <div className="bg-madder px-4 py-6 text-white">
          <p className="wrap-anywhere font-display text-display-s">{part.title}</p>
          <Squares count={1} />
        </div>
      )
    case 'tiles':
      return <Tiles part={part} />
    case 'story':
      return <Story part={part} />
    case 'words':
      return <Words part={part} />
    case 'groups':
    case 'campaign':
    case 'steps':
    case 'promises':
      return <EditorialPreview part={part} />
    default:
      return (
        <Titled title={part.title}>
          <Squares count={Math.min(part.count || 0, 4)} />
        </Titled>
      )
  }
}

const Squares = ({ count }: { count: number }) => (
  <div aria-hidden="true" className="mt-3 grid grid-cols-2 gap-2">
    {Array.from({ length: count }, (_, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <span key={nth} className="aspect-square rounded-picture bg-tile" />
    ))}
  </div>
)

const Hero = ({ part: { slides } }: { part: Of<'hero'> }) => (
  // biome-ignore lint/a11y/useSemanticElements: what scrolls by keyboard needs a role, and this is no form's fieldset
  <div
    role="group"
    aria-label="Slides"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    tabIndex={0}
    className="flex snap-x overflow-x-auto"
  >
    {slides.map((slide, nth) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: slides have no names of their own
        key={nth}
        className="w-full shrink-0 snap-start"
      >
        <Photo picture={slide.phonePicture ?? slide.picture} className="aspect-square" />
        <div className="px-4 pt-3 text-center">
          <p className="text-caption">{slide.lead}</p>
          <p className="wrap-anywhere font-display text-display-m">{slide.heading}</p>
          <ButtonLook>{slide.action}</ButtonLook>
          {slides.length > 1 && (
            <p className="mt-2 text-caption text-ink-3">
              {nth + 1}/{slides.length}
            </p>
          )}
        </div>
      </div>
    ))}
  </div>
)

function Tiles({ part: { title, tiles } }: { part: Of<'tiles'> }) {
  const categories = useGroups().flatMap(group => group.categories)
  const nameOf = (code: string) => categories.find(category => category.code === code)?.name ?? ''
  return (
    <Titled title={title}>
      <div className="mt-3 grid grid-cols-3 gap-2">
        {tiles.map(({ category, name, text, picture }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same while they are chosen
          <div key={nth} className="min-w-0">
            <Photo picture={picture} className="aspect-4/5 rounded-picture" />
            <p className="wrap-anywhere mt-1 text-body-s">{name || nameOf(category)}</p>
            <p className="wrap-anywhere text-caption text-ink-2">{text}</p>
          </div>
        ))}
      </div>
    </Titled>
  )
}

const Story = ({ part: { title, text, picture, action } }: { part: Of<'story'> }) => (
  <div className="px-4">
    {picture && <Photo picture={picture} className="mb-3 aspect-5/4 rounded-picture" />}
    <p className="wrap-anywhere font-display text-display-s">{title}</p>
    <p className="wrap-anywhere mt-2 line-clamp-6 whitespace-pre-line text-body-s text-ink-2">{text}</p>
    <ButtonLook>{action}</ButtonLook>
  </div>
)

const Words = ({ part: { title, quotes } }: { part: Of<'words'> }) =>
  quotes[0] && (
    <Titled title={title}>
      <p className="wrap-anywhere mt-2 text-body-s">“{quotes[0].words}”</p>
      <p className="mt-1 text-caption text-ink-2">
        {[quotes[0].name, quotes[0].place].filter(Boolean).join(', ')}
        {quotes.length > 1 && ` and ${quotes.length - 1} more`}
      </p>
    </Titled>
  )
