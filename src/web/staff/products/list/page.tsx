import { Link } from 'react-router'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { paths } from '../../paths.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ExportButton } from './export-button.tsx'
import { productsPerPage } from './list-query.ts'
import { ProductTable } from './product-table.tsx'
import { Toolbar } from './toolbar.tsx'
import { useListPage } from './use-list-page.ts'

export default function ProductListPage() {
  const {
    container,
    query,
    applyFilters,
    goToPage,
    pages,
    isFiltered,
    list,
    selection,
    deletion,
    ...changes
  } = useListPage()
  const { answer, page, busy } = list
  return (
    <div ref={container}>
      <Head total={page?.totalProducts} />
      <Toolbar query={query} onFilter={applyFilters} />
      {selection.items.length > 0 && (
        <BulkBar
          products={selection.items}
          total={page?.totalProducts ?? 0}
          onSelectAll={selection.selectAll}
          onClear={selection.clear}
          onChange={changes.changeSelected}
        />
      )}
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The products could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !page && <ListSkeleton />}
      {answer.state !== 'failed' && page && page.products.length === 0 && (
        <NoProducts
          isFiltered={isFiltered}
          onClear={() => applyFilters({ q: '', category: '', stock: '', status: '' })}
        />
      )}
      {answer.state !== 'failed' && page && page.products.length > 0 && (
        <>
          <ProductTable
            products={page.products}
            shopLimit={page.lowStock}
            busy={busy}
            selected={selection.ids}
            onSelect={selection.set}
            onChanged={list.replace}
            onEdited={changes.showEdited}
            onDuplicate={changes.duplicate}
            onDelete={deletion.ask}
          />
          <Pager
            label="Pages of products"
            page={query.page}
            pages={pages}
            onPage={goToPage}
            className="mt-6"
          />
        </>
      )}
      <AlertDialog
        {...deletion.dialog}
        title="Are you sure you want to delete this product?"
        confirmLabel="Delete"
        pendingLabel="Deleting…"
      >
        {deletion.title}
      </AlertDialog>
    </div>
  )
}

const Head = ({ total }: { total: number | undefined }) => (
  <PageHead count={total === undefined ? undefined : countLabel(total, 'product')}>
    <Link to={paths.reorder()} className={buttonClass({ variant: 'outline', size: 'small' })}>
      What to order
    </Link>
    <Link to={paths.receiveGoods()} className={buttonClass({ variant: 'outline', size: 'small' })}>
      Receive goods
    </Link>
    <Link to={paths.countStock()} className={buttonClass({ variant: 'outline', size: 'small' })}>
      Count stock
    </Link>
    <Link to={paths.importProducts()} className={buttonClass({ variant: 'outline', size: 'small' })}>
      Import
    </Link>
    <ExportButton />
    <Link to={paths.addProduct()} className={buttonClass({ size: 'small' })}>
      Add Product
    </Link>
  </PageHead>
)

const NoProducts = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <EmptyState title="No products match" text="Search for something else, or show all products again.">
      <button type="button" onClick={onClear} className={buttonClass({ variant: 'outline' })}>
        Show all products
      </button>
    </EmptyState>
  ) : (
    <EmptyState title="No products yet" text="Add your first, or import them from another shop.">
      <Link to={paths.addProduct()} className={buttonClass()}>
        Add Product
      </Link>
      <Link to={paths.importProducts()} className={buttonClass({ variant: 'outline' })}>
        Import
      </Link>
    </EmptyState>
  )

const ListSkeleton = () => (
  <Loading label="Loading products">
    <div className="space-y-2">
      <Skeleton className="h-9" />
      {Array.from({ length: productsPerPage }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <Skeleton key={row} className="h-16 max-lg:h-32" />
      ))}
    </div>
  </Loading>
)
