import { countLabel } from '../../../ui/count-label.ts'
import type { PartValues } from './part-values.ts'

/** What a part holds, in a line. */
export function partSummary(part: PartValues): string {
  const dates = [
    part.startsAt && `from ${shortTime(part.startsAt)}`,
    part.endsAt && `until ${shortTime(part.endsAt)}`,
  ]
  return [contents(part), ...dates].filter(Boolean).join(' · ')
}

function contents(part: PartValues): string {
  const { kind, title, count, slides, tiles, quotes } = part
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
    case 'pairs':
      return `${title}, ${count}`
    case 'groups':
      return `${title}, ${countLabel(part.groups.length, 'group')}`
    case 'campaign':
      return `${title}, ${countLabel(part.pictures.length, 'picture')}`
    case 'steps':
      return `${title}, ${countLabel(part.steps.length, 'step')}`
    case 'promises':
      return part.promises.length === 0
        ? `${title}, those of the policies`
        : `${title}, ${countLabel(part.promises.length, 'promise')}`
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
