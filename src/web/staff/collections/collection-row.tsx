import { Link } from 'react-router'
import type { StaffCollection } from '../../../contract/catalogue/collections.ts'
import { useGroups, usePublicShop } from '../../parts/use-public-shop.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ArrowDown, ArrowUp } from '../icons.tsx'
import { paths } from '../paths.ts'
import { ruleSentence } from './rule-sentence.ts'

type Props = {
  collection: StaffCollection
  nth: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A collection in the list: its address, and which products are in it. */
export function CollectionRow({ collection, nth, count, onMove, onRemove }: Props) {
  const { _id, slug, name, hidden, inMenu, rule, products, oldSlugs } = collection
  const groups = useGroups()
  const currency = usePublicShop()?.money.currency ?? 'USD'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-48 grow basis-48">
        <h2 className="flex flex-wrap items-center gap-x-3 font-medium">
          {name}
          {hidden && (
            <StatusBadge tone="neutral" shape="ring">
              Hidden
            </StatusBadge>
          )}
          {inMenu && !hidden && <span className="font-normal text-caption text-ink-3">in the menu</span>}
        </h2>
        <p className="text-body-s text-ink-2">
          {rule ? ruleSentence(rule, { currency, groups }) : countLabel(products.length, 'chosen product')}
        </p>
        <p className="wrap-anywhere text-caption text-ink-3">
          /collections/{slug}
          {oldSlugs.length > 0 && `, also ${oldSlugs.join(', ')}`}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-1">
        {([-1, 1] as const).map(by => {
          const isEnd = nth + by < 0 || nth + by >= count
          return (
            <IconButton
              key={by}
              id={`${by < 0 ? 'up' : 'down'}-${_id}`}
              label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
              aria-disabled={isEnd || undefined}
              onClick={() => !isEnd && onMove(by)}
            >
              {by < 0 ? <ArrowUp /> : <ArrowDown />}
            </IconButton>
          )
        })}
        <Link to={paths.collection(slug)} className={buttonClass({ variant: 'outline', size: 'small' })}>
          View<span className="sr-only"> {name} in the shop</span>
        </Link>
        <Link to={paths.editCollection(_id)} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Edit<span className="sr-only"> {name}</span>
        </Link>
        <Button variant="outline" size="small" onClick={onRemove}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
