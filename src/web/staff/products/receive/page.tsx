import { useId } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../../api/browser.ts'
import { Money } from '../../../parts/money.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useRead } from '../../cache/use-read.ts'
import { paths } from '../../paths.ts'
import { BookingForm } from '../scans/booking-form.tsx'
import { BookingPage } from '../scans/booking-page.tsx'
import { withPieces } from '../scans/typed-pieces.ts'
import type { Begun } from '../scans/use-booking.ts'
import { type GoodsDraft, keptGoods, totalsOf, withCost, wrongFields } from './goods-draft.ts'
import { ReceivedProduct } from './received-product.tsx'
import { useReceive } from './use-receive.ts'

/** Books what a supplier delivered: pieces by product and choice, and what they cost. */
export default function ReceiveGoodsPage() {
  return (
    <BookingPage kind={keptGoods}>
      {(begun, missing) => <ReceiveForm begun={begun} missing={missing} />}
    </BookingPage>
  )
}

function ReceiveForm(kept: Begun<GoodsDraft>) {
  const { draft, change, changeProducts, save, received, ...booking } = useReceive(kept)
  const { products } = draft
  const { wrongCells, wrongCosts } = wrongFields(draft)
  return (
    <BookingForm
      booking={booking}
      scanHelp="Scan a barcode or SKU to add one piece."
      fields={
        <PaperFields
          supplier={draft.supplier}
          document={draft.document}
          onChange={paper => change(now => ({ ...now, ...paper }))}
        />
      }
      again={
        <Button variant="outline" size="small" onClick={() => void save(true)}>
          Receive it again
        </Button>
      }
      totals={products.length > 0 && <Totals {...totalsOf(draft)} saving={booking.saving} />}
      onBook={() => void save()}
    >
      <ul aria-label="Received products" className="mt-6">
        {products.map(each => (
          <ReceivedProduct
            key={each.product._id}
            draft={each}
            wrongCells={wrongCells.get(each.product._id) ?? []}
            isCostWrong={wrongCosts.includes(each.product._id)}
            onPieces={changes => changeProducts(now => withPieces(now, each.product._id, changes))}
            onCost={cost => changeProducts(now => withCost(now, each.product._id, cost))}
            onRemove={() => booking.scans.removeProduct(each.product._id)}
          />
        ))}
      </ul>
      {received && products.length === 0 && (
        <Link
          to={paths.labels(Object.keys(received))}
          state={received}
          className={buttonClass({ variant: 'outline' })}
        >
          Print labels for what came
        </Link>
      )}
    </BookingForm>
  )
}

type PaperProps = {
  supplier: string
  document: string
  onChange: (paper: { supplier?: string; document?: string }) => void
}

function PaperFields({ supplier, document, onChange }: PaperProps) {
  const list = useId()
  const { value } = useRead(['suppliers'], signal => browserApi.catalogue.suppliers({}, { signal }))
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2">
      <TextInput
        label="Supplier"
        optional
        autoComplete="off"
        maxLength={100}
        list={list}
        value={supplier}
        onChange={event => onChange({ supplier: event.target.value })}
      />
      <datalist id={list}>
        {value?.suppliers.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput
        label="Bill or delivery note"
        optional
        autoComplete="off"
        maxLength={60}
        help="Its number. The shop warns when it was received before."
        value={document}
        onChange={event => onChange({ document: event.target.value })}
      />
    </div>
  )
}

type TotalsProps = { pieces: number; cost: number; saving: boolean }

const Totals = ({ pieces, cost, saving }: TotalsProps) => (
  <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-4">
    <p role="status" className="mr-auto tabular-nums max-sm:basis-full">
      {countLabel(pieces, 'piece')}
      {cost > 0 && (
        <>
          , <Money amount={cost} /> in all
        </>
      )}
    </p>
    <Button type="submit" pending={saving} pendingLabel="Receiving…">
      Receive {countLabel(pieces, 'piece')}
    </Button>
  </div>
)
