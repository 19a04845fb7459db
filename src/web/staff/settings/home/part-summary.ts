import { countLabel } from '../../../ui/count-label.ts'
import type { PartValues } from './home-values.ts'

/** What a part holds, in a line. */
export function partSummary(part: PartValues): string {
  const dates = [
    part.startsAt && `from ${shortTime(part.startsAt)}`,
    part.endsAt && `until ${shortTime(part.endsAt)}`,
  ]
  return [contents(part), ...dates].filter(Boolean).join(' · ')
}

function contents({ kind, title, count, slides, tiles, quotes }: PartValues): string {
  switch (kind) {
    case 'hero':
      return [countLabel(slides.length, 'slide'), slides[0]?.heading].filter(Boolean).join(': ')
    case 'tiles':
      return `${title}, ${countLabel(tiles.length, 'category', 'categories')}`
    case 'words':
      return quotes.length === 0
        ? `${title}, not shown while nobody has said anything`
        : `${title}, ${countLabel(quotes.length, 'customer')}`
    case 'collection':
    case 'arrivals':
    case 'hotSelling':
      return `${title}, ${count}`
    default:
      return title
  }
}

/** "24 Nov, 18:00" of a `datetime-local` value. */
function shortTime(local: string): string {
  const date = new Date(`${local}Z`)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
  }).format(date)
}
