import { useId } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../../api/browser.ts'
import type { ApiError } from '../../../api/error.ts'
import { LeaveQuestion } from '../../../parts/form/leave-question.tsx'
import { Money } from '../../../parts/money.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useRead } from '../../cache/use-read.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { paths } from '../../paths.ts'
import { ScanField } from '../scans/scan-field.tsx'
import { scannedText, totalsOf, withChange, wrongFields } from './goods-draft.ts'
import { ReceivedProduct } from './received-product.tsx'
import { useReceive } from './use-receive.ts'

/** Books what a supplier delivered: pieces by product and choice, and what they cost. */
export default function ReceiveGoodsPage() {
  const { draft, change, scans, save, clear, saving, problem, refusal, guard } = useReceive()
  const { products } = draft
  const { wrongCells, wrongCosts } = wrongFields(draft)
  return (
    <div className="max-w-4xl">
      <PageHead>
        <Link to={paths.productList()} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Go to products
        </Link>
      </PageHead>
      <LeaveQuestion guard={guard} />
      <form
        onSubmit={event => {
          event.preventDefault()
          if (!saving) void save()
        }}
        // A scanner ends each code with Enter, in whichever field it is: goods are received by the button alone.
        onKeyDown={event => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
        }}
      >
        <PaperFields
          supplier={draft.supplier}
          document={draft.document}
          onChange={paper => change(now => ({ ...now, ...paper }))}
        />
        <ScanField
          ref={scans.field}
          onProduct={scans.addProduct}
          onPiece={scans.addPiece}
          onMissed={scans.miss}
          onLookUp={scans.lookUp}
          said={scans.scanned ? scannedText(draft, scans.scanned) : ''}
        />
        {scans.missed.length > 0 && (
          <Banner tone="warning" title="Not added" className="mt-4" onDismiss={scans.forgetMissed}>
            {scans.missed.join('; ')}
          </Banner>
        )}
        <ul aria-label="Received products" className="mt-6">
          {products.map(each => (
            <ReceivedProduct
              key={each.product._id}
              draft={each}
              wrongCells={wrongCells.get(each.product._id) ?? []}
              isCostWrong={wrongCosts.includes(each.product._id)}
              onChange={part => change(now => withChange(now, each.product._id, part))}
              onRemove={() => scans.removeProduct(each.product._id)}
            />
          ))}
        </ul>
        {refusal && <Refused refusal={refusal} onAgain={() => void save(true)} onClear={clear} />}
        {problem && (
          <Banner tone="error" className="mb-4">
            {problem}
          </Banner>
        )}
        {products.length > 0 && <Totals {...totalsOf(draft)} saving={saving} />}
      </form>
    </div>
  )
}

type RefusedProps = { refusal: ApiError; onAgain: () => void; onClear: () => void }

/** Why the goods were not booked; where they, or others, were booked before, a way on. */
function Refused({ refusal: { code, message }, onAgain, onClear }: RefusedProps) {
  const isBooked = code === 'already_received' || code === 'idempotency_key_reused'
  return (
    <Banner
      tone={isBooked ? 'warning' : 'error'}
      className="mb-4"
      action={
        isBooked ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="small" onClick={onAgain}>
              Receive it again
            </Button>
            <Button variant="outline" size="small" onClick={onClear}>
              Clear the list
            </Button>
          </div>
        ) : undefined
      }
    >
      {message}
    </Banner>
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
