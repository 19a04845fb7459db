import { Link, useParams, useSearchParams } from 'react-router'
import type { Place } from '../../../../contract/catalogue/places.ts'
import { browserApi } from '../../../api/browser.ts'
import { DownloadButton } from '../../../parts/download-button.tsx'
import { countPages, readPage } from '../../../parts/paging/read-page.ts'
import { useLastPage } from '../../../parts/paging/use-last-page.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Select } from '../../../ui/select.tsx'
import { useRead } from '../../cache/use-read.ts'
import { readId } from '../../controls/read-id.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { ReadState } from '../../frame/read-state.tsx'
import { paths } from '../../paths.ts'
import { ChangeStock } from './change-stock.tsx'
import { MovesTable, shelfName } from './moves-table.tsx'

const movesPerPage = 50

/** What came to the stock of a product and left it, and why. */
export default function StockMovesPage() {
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const [page, shelf] = [readPage(search), readId(search.get('shelf'))]
  const { answer, value, loading, reload } = useRead(
    ['stock moves', id, shelf],
    signal =>
      browserApi.staff.stockMoves(
        { params: { id }, query: { page, limit: movesPerPage, ...(shelf && { shelf }) } },
        { signal },
      ),
    { variant: `${page}` },
  )
  const pages = countPages(value?.total ?? 0, movesPerPage)
  const go = (to: { shelf: string; page: number }, how?: 'replace') =>
    setSearch(
      { ...(to.shelf && { shelf: to.shelf }), ...(to.page > 1 && { page: String(to.page) }) },
      { replace: how === 'replace' },
    )
  useLastPage({
    page,
    pages,
    isAnswered: answer.state === 'ready',
    replacePage: to => go({ shelf, page: to }, 'replace'),
  })
  if (answer.state === 'failed' && answer.error.status === 404) return <NoSuchProduct />
  return (
    <>
      <PageHead count={value?.product.title}>
        {value && !value.product.isDeleted && (
          <Link to={paths.editProduct(id)} className={buttonClass({ variant: 'outline', size: 'small' })}>
            Edit product
          </Link>
        )}
        {value && !value.product.isDeleted && <ChangeStock productId={id} onSaved={reload} />}
        <DownloadButton
          read={() => browserApi.staff.exportStockMoves({ params: { id }, query: shelf ? { shelf } : {} })}
          pendingLabel="Preparing…"
        >
          Export
        </DownloadButton>
      </PageHead>
      <ReadState answer={answer} value={value} what="The stock history" skeleton="h-96">
        {({ shelves, moves, total }) => (
          <>
            <ShelfSelect shelves={shelves} shelf={shelf} onChange={to => go({ shelf: to, page: 1 })} />
            {total === 0 ? (
              <EmptyState
                title={shelf ? 'Nothing of this choice' : 'No pieces yet'}
                text="Every piece that comes to the stock or leaves it is listed here."
              >
                {shelf && (
                  <Button variant="outline" onClick={() => go({ shelf: '', page: 1 })}>
                    Show all
                  </Button>
                )}
              </EmptyState>
            ) : (
              <>
                <MovesTable moves={moves} busy={loading} hasShelves={shelves.length > 1} />
                <p className="mt-4 text-caption text-ink-2">{countLabel(total, 'entry', 'entries')}</p>
                <Pager
                  label="Pages of the stock history"
                  page={page}
                  pages={pages}
                  onPage={to => go({ shelf, page: to })}
                  className="mt-6"
                />
              </>
            )}
          </>
        )}
      </ReadState>
    </>
  )
}

type ShelfProps = {
  shelves: readonly (Place & { _id: string })[]
  /** '' for all. */
  shelf: string
  onChange: (shelf: string) => void
}

function ShelfSelect({ shelves, shelf, onChange }: ShelfProps) {
  if (shelves.length < 2) return null
  return (
    <Select
      label="Choice"
      value={shelf}
      onChange={event => onChange(event.target.value)}
      className="mb-5 max-w-72"
    >
      <option value="">All</option>
      {shelves.map(each => (
        <option key={each._id} value={each._id}>
          {shelfName(each)}
        </option>
      ))}
    </Select>
  )
}

const NoSuchProduct = () => (
  <EmptyState heading="h1" title="There is no such product" text="The shop never had it.">
    <Link to={paths.productList()} className={buttonClass()}>
      Go to products
    </Link>
  </EmptyState>
)
