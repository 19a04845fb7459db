import { Button } from '../../../ui/button.tsx'
import { countLabel } from '../../../ui/count-label.ts'
import { OptionButtons } from '../../../ui/option-buttons.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { signedCount } from '../../controls/signed-count.ts'
import { BookingForm } from '../scans/booking-form.tsx'
import { BookingPage } from '../scans/booking-page.tsx'
import { withPieces } from '../scans/typed-pieces.ts'
import type { Begun } from '../scans/use-booking.ts'
import { type CountDraft, keptCount, rowsOf, sumOf } from './count-draft.ts'
import { CountedProduct } from './counted-product.tsx'
import { useCount } from './use-count.ts'

const placesOfOrders = [
  { value: 'there', label: 'Still on the shelf' },
  { value: 'apart', label: 'Set aside' },
]

/** Compares what lies on the shelves with what the shop thinks, and books the difference. */
export default function CountStockPage() {
  return (
    <BookingPage kind={keptCount}>
      {(begun, missing) => <CountForm begun={begun} missing={missing} />}
    </BookingPage>
  )
}

function CountForm(kept: Begun<CountDraft>) {
  const { draft, change, changeProducts, save, ...booking } = useCount(kept)
  const { products, ordersApart } = draft
  const rows = rowsOf(draft)
  return (
    <BookingForm
      booking={booking}
      scanHelp="Scan every piece that lies there."
      fields={<CountOptions draft={draft} onChange={changed => change(now => ({ ...now, ...changed }))} />}
      totals={products.length > 0 && <Totals {...sumOf(rows)} saving={booking.saving} />}
      onBook={() => void save()}
    >
      {products.length === 0 && (
        <p className="mt-6 text-ink-2">
          Only what you count is changed: an empty field stays as it is, 0 says that none is there.
        </p>
      )}
      <ul aria-label="Counted products" className="mt-6">
        {products.map(each => (
          <CountedProduct
            key={each.product._id}
            counted={each}
            ordersApart={ordersApart}
            onPieces={changes => changeProducts(now => withPieces(now, each.product._id, changes))}
            onRemove={() => booking.scans.removeProduct(each.product._id)}
          />
        ))}
      </ul>
      <Differences rows={rows} />
    </BookingForm>
  )
}

type OptionsProps = {
  draft: CountDraft
  onChange: (change: Partial<Pick<CountDraft, 'note' | 'ordersApart'>>) => void
}

const CountOptions = ({ draft: { note, ordersApart }, onChange }: OptionsProps) => (
  <div className="mb-6 grid gap-4 sm:grid-cols-2">
    <TextInput
      label="Note"
      optional
      autoComplete="off"
      maxLength={200}
      help="For the stock history: which shelf, who counted."
      value={note}
      onChange={event => onChange({ note: event.target.value })}
    />
    <OptionButtons
      legend="Pieces of unpacked orders"
      value={ordersApart ? 'apart' : 'there'}
      options={placesOfOrders}
      onChange={value => onChange({ ordersApart: value === 'apart' })}
    />
  </div>
)

/** What will be booked, before it is. */
function Differences({ rows }: { rows: ReturnType<typeof rowsOf> }) {
  const differing = rows.filter(({ counted, shouldBe }) => counted !== shouldBe)
  if (differing.length === 0) return null
  return (
    <section aria-labelledby="differences" className="mb-6">
      <h2 id="differences" className="mb-2 font-semibold text-body-l">
        Differences
      </h2>
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Choice</th>
            <th scope="col" className="number">
              Should be
            </th>
            <th scope="col" className="number">
              Counted
            </th>
            <th scope="col" className="number">
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ productId, cell, title, place, counted, shouldBe }) => (
            <tr key={`${productId} ${cell}`}>
              <th scope="row" data-label="Product" className="font-normal wrap-anywhere">
                {title}
              </th>
              <td data-label="Choice" className="wrap-anywhere">
                {place || 'All'}
              </td>
              <td data-label="Should be" className="number">
                {shouldBe}
              </td>
              <td data-label="Counted" className="number">
                {counted}
              </td>
              <td data-label="Difference" className="number font-semibold">
                {signedCount(counted - shouldBe)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type TotalsProps = ReturnType<typeof sumOf> & { saving: boolean }

const Totals = ({ counted, differing, pieces, saving }: TotalsProps) => (
  <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-4">
    <p role="status" className="mr-auto tabular-nums max-sm:basis-full">
      {countLabel(counted, 'piece')} counted
      {differing > 0 && `, ${signedCount(pieces)} in all`}
    </p>
    <Button type="submit" pending={saving} pendingLabel="Booking…">
      Book the count
    </Button>
  </div>
)
