import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StaffCollection } from '../../../contract/catalogue/collections.ts'
import { useGroups, usePublicShop } from '../../parts/use-public-shop.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { paths } from '../paths.ts'
import { RecordRow } from '../records/record-page.tsx'
import { ruleSentence } from './rule-sentence.ts'

type Props = {
  collection: StaffCollection
  /** Its buttons up and down. */
  moves: ReactNode
  onRemove: () => void
}

/** A collection in the list: its address, and which products are in it. */
export function CollectionRow({ collection, moves, onRemove }: Props) {
  const { _id, slug, name, hidden, inMenu, rule, products, oldSlugs } = collection
  const groups = useGroups()
  const currency = usePublicShop()?.money.currency ?? 'USD'
  return (
    <RecordRow
      name={name}
      marks={
        <>
          {hidden && (
            <StatusBadge tone="neutral" shape="ring">
              Hidden
            </StatusBadge>
          )}
          {inMenu && !hidden && <span className="font-normal text-caption text-ink-3">in the menu</span>}
        </>
      }
      edit={paths.editCollection(_id)}
      onRemove={onRemove}
      actions={
        <>
          {moves}
          <Link to={paths.collection(slug)} className={buttonClass({ variant: 'outline', size: 'small' })}>
            View<span className="sr-only"> {name} in the shop</span>
          </Link>
        </>
      }
    >
      <p className="text-body-s text-ink-2">
        {rule ? ruleSentence(rule, { currency, groups }) : countLabel(products.length, 'chosen product')}
      </p>
      <p className="wrap-anywhere text-caption text-ink-3">
        /collections/{slug}
        {oldSlugs.length > 0 && `, also ${oldSlugs.join(', ')}`}
      </p>
    </RecordRow>
  )
}
