import { Link } from 'react-router'
import type { PageList } from '../../../contract/pages.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { countLabel } from '../../ui/count-label.ts'
import { cx } from '../../ui/cx.ts'
import { textLink } from '../../ui/text-link.ts'
import { paths } from '../paths.ts'
import { RecordRow } from '../records/record-page.tsx'

type Props = { page: PageList['pages'][number]; onRemove: () => void }

/** A page in the list: whether shoppers see it, and what it still needs. */
export function PageRow({ page: { _id, title, slug, published, updatedAt, gaps }, onRemove }: Props) {
  const address = paths.page(slug)
  return (
    <RecordRow
      name={title}
      marks={
        <span
          className={cx(
            'rounded-control border px-1.5 font-normal text-caption text-ink-2',
            published ? 'border-line' : 'border-ink-3',
          )}
        >
          {published ? 'Published' : 'Draft'}
        </span>
      }
      edit={paths.ownPage(_id)}
      onRemove={onRemove}
    >
      <p className="wrap-anywhere text-body-s text-ink-2">
        {published ? (
          <Link to={address} className={`${textLink} inline-block py-0.5`}>
            {address}
          </Link>
        ) : (
          address
        )}
      </p>
      <p className="text-caption text-ink-3">
        {gaps > 0 && `${countLabel(gaps, 'gap')} to fill, `}
        changed {orderTime(updatedAt)}
      </p>
    </RecordRow>
  )
}
