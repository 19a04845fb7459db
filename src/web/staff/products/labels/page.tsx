import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { useCurrency } from '../../../parts/money.tsx'
import { privatePageMeta } from '../../../parts/private-page-meta.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { countLabel } from '../../../ui/count-label.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OptionButtons } from '../../../ui/option-buttons.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { paths } from '../../paths.ts'
import { maxProductsPerPrint } from '../../print/max-per-print.ts'
import { PrintGate } from '../../print/print-gate.tsx'
import { ProductPieces } from '../scans/product-pieces.tsx'
import { type TypedProduct, wrongCellsOf } from '../scans/typed-pieces.ts'
import { piecesByCell } from '../stock/shelf-changes.ts'
import { Label } from './label.tsx'
import { eachLabel, labelsOf, maxLabels } from './label-data.ts'
import { type PiecesByProduct, piecesToLabel } from './pieces-to-label.ts'
import '../../cache/staff-api.ts'
import './labels.css'

export const meta = privatePageMeta('Labels')

const sheets = [
  { value: 'one-each', label: 'Label printer, 50 × 25 mm' },
  { value: 'a4', label: 'A4 sheet, 4 × 11 labels' },
]

export default function LabelsPage() {
  return (
    <PrintGate>
      <LoadedLabels />
    </PrintGate>
  )
}

/** Labels for the pieces of the products named in the address: as many as came or, if nobody says, as there are. */
function LoadedLabels() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const named = [...new Set((search.get('ids') ?? '').split(',').filter(Boolean))]
  const ids = named.slice(0, maxProductsPerPrint)
  const answers = useQueries({
    queries: ids.map(id => ({
      queryKey: ['product to label', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        browserApi.catalogue.staffGet({ params: { id } }, { signal }),
    })),
  })
  const products = answers.flatMap(({ data }) => data ?? [])
  const failed = answers.flatMap(({ error }) => error ?? [])
  const [typed, setTyped] = useState<PiecesByProduct>(() => piecesToLabel(state))
  const [removed, setRemoved] = useState<readonly string[]>([])
  const shown = products
    .filter(({ _id }) => !removed.includes(_id))
    .map(product => ({ product, pieces: typed[product._id] ?? piecesThere(product) }))
  if (answers.some(({ isPending }) => isPending))
    return (
      <Loading label="Loading the products">
        <Skeleton className="m-6 h-96" />
      </Loading>
    )
  return (
    <Labels
      products={shown}
      problems={[
        ...failed.map(error => `A product could not be loaded. ${asApiError(error).message}`),
        ...(named.length > ids.length
          ? [
              `Labels of ${ids.length} products are printed at once. ${named.length - ids.length} were left out.`,
            ]
          : []),
      ]}
      onPieces={(id, pieces) => setTyped({ ...typed, [id]: pieces })}
      onRemove={id => setRemoved([...removed, id])}
    />
  )
}

const sumOf = (labels: readonly { count: number }[]) => labels.reduce((sum, { count }) => sum + count, 0)

const piecesThere = (product: StaffProduct) =>
  Object.fromEntries([...piecesByCell(product)].map(([cell, pieces]) => [cell, String(pieces)]))

const cellOf = (typed: TypedProduct) => {
  const wrong = wrongCellsOf(typed)
  return (cell: string) => ({
    value: typed.pieces[cell] ?? '',
    ...(wrong.includes(cell) && { error: 'Use a whole number.' }),
  })
}

type Props = {
  products: readonly TypedProduct[]
  problems: readonly string[]
  onPieces: (id: string, pieces: Record<string, string>) => void
  onRemove: (id: string) => void
}

function Labels({ products, problems, onPieces, onRemove }: Props) {
  const currency = useCurrency()
  const [sheet, setSheet] = useState('one-each')
  const [showsPrice, setShowsPrice] = useState(true)
  usePageOf(sheet)
  const labels = products.flatMap(labelsOf)
  const total = sumOf(labels)
  const withoutBars = sumOf(labels.filter(({ label }) => !label.bars))
  return (
    <>
      <div className="border-line border-b bg-white px-4 py-3 print:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-semibold text-heading">Labels</h1>
          <p role="status" className="text-ink-2">
            {countLabel(total, 'label')}
            {total > maxLabels && `, of which the first ${maxLabels} are printed`}
          </p>
          <div className="ml-auto flex gap-2">
            <Link to={paths.productList()} className={buttonClass({ variant: 'outline' })}>
              Go to products
            </Link>
            <Button aria-disabled={labels.length === 0} onClick={() => labels.length > 0 && window.print()}>
              Print
            </Button>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap items-end gap-x-8 gap-y-2">
          <OptionButtons legend="Printed on" value={sheet} options={sheets} onChange={setSheet} />
          <Checkbox
            label="Show the price"
            checked={showsPrice}
            onChange={event => setShowsPrice(event.target.checked)}
          />
        </div>
        {problems.map(problem => (
          <Banner key={problem} tone="warning" className="mt-3">
            {problem}
          </Banner>
        ))}
        {withoutBars > 0 && (
          <Banner tone="warning" className="mt-3">
            {withoutBars === 1 ? '1 label has' : `${withoutBars} labels have`} no barcode. Give these choices
            a barcode or a short SKU in Latin letters and digits.
          </Banner>
        )}
        {products.length === 0 ? (
          <EmptyState
            title="Nothing to print"
            text="Tick products in the list and print their labels from there."
          />
        ) : (
          <ul aria-label="Products" className="mt-3 max-w-4xl">
            {products.map(typed => (
              <ProductPieces
                key={typed.product._id}
                product={typed.product}
                cellOf={cellOf(typed)}
                onPieces={changes => onPieces(typed.product._id, { ...typed.pieces, ...changes })}
                onRemove={() => onRemove(typed.product._id)}
              />
            ))}
          </ul>
        )}
      </div>
      <div className={`labels labels-${sheet} m-4 print:m-0`}>
        {eachLabel(labels).map((label, nth) => (
          // Pieces of one choice have the same label.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Label key={nth} label={label} currency={currency} showsPrice={showsPrice} />
        ))}
      </div>
    </>
  )
}

/** Gives the printed pages the size that the stylesheet has under this name. */
function usePageOf(sheet: string) {
  useEffect(() => {
    const { style } = document.body
    style.setProperty('page', sheet)
    return () => {
      style.removeProperty('page')
    }
  }, [sheet])
}
