import type { BulkChange, UndoResult } from '../../../../contract/catalogue/staff-catalogue.ts'
import { countLabel } from '../../../ui/count-label.ts'

type Change = BulkChange['change']

/** "Published 3 products." */
export function doneMessage(change: Change, changed: number): string {
  const products = countLabel(changed, 'product')
  switch (change.kind) {
    case 'publish':
      return `Published ${products}.`
    case 'draft':
      return `Made ${changed === 1 ? '1 product a draft' : `${products} drafts`}.`
    case 'delete':
      return `Deleted ${products}.`
    case 'price':
      return `Changed the price of ${products} by ${signedPercent(change.percent)}%.`
    case 'tag':
      return change.on ? `Tagged ${products} “${change.tag}”.` : `Took “${change.tag}” from ${products}.`
  }
}

/** Why a bulk action changed nothing. */
export const nothingToDoMessages: Record<Change['kind'], string> = {
  publish: 'Nothing to do: these are published already.',
  draft: 'Nothing to do: these are drafts already.',
  delete: 'Nothing to do: these are no longer there.',
  price: 'Nothing to do: the prices stay the same in whole cents.',
  tag: 'Nothing to do: these are so already.',
}

export const signedPercent = (percent: number): string =>
  percent > 0 ? `+${percent}` : `−${Math.abs(percent)}`

export function undoneMessage({ undone, left, purged, others }: UndoResult): string {
  const stays =
    left === 0
      ? ''
      : ` ${countLabel(left, 'product')} changed since then ${left === 1 ? 'stays as it is' : 'stay as they are'}.`
  const gone = `${purged === 1 ? '1 picture was' : `${purged} pictures were`} deleted in the meantime.`
  const names = others?.left.join(', ')
  const othersStay = names ? ` Changed since then, and left as it is: ${names}.` : ''
  const all = [countLabel(undone, 'product'), ...(others?.undone ?? [])].join(', ')
  return `Undone: ${all}.${stays}${othersStay}${purged === 0 ? '' : ` ${gone}`}`
}
