import { Link } from 'react-router'
import type { PageList } from '../../../contract/pages.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { cx } from '../../ui/cx.ts'
import { textLink } from '../../ui/text-link.ts'
import { paths } from '../paths.ts'

type Props = { page: PageList['pages'][number]; onRemove: () => void }

/** A page in the list: whether shoppers see it, and what it still needs. */
export function PageRow({ page: { _id, title, slug, published, updatedAt, gaps }, onRemove }: Props) {
  const address = paths.page(slug)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-48 grow basis-48">
        <h2 className="wrap-anywhere font-medium">
          {title}
          <span
            className={cx(
              'ml-2 inline-block rounded-control border px-1.5 align-middle font-normal text-caption',
              published ? 'border-line text-ink-2' : 'border-ink-3 text-ink-2',
            )}
          >
            {published ? 'Published' : 'Draft'}
          </span>
        </h2>
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
      </div>
      <div className="flex gap-2">
        <Link to={paths.ownPage(_id)} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Edit<span className="sr-only"> {title}</span>
        </Link>
        <Button variant="outline" size="small" onClick={onRemove}>
          Delete<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  )
}
