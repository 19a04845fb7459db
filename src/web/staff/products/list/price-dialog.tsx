import { useRef, useState } from 'react'
import { BulkChange, type StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { applyPercent, toAmount, toCents } from '../../../../contract/money.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'
import type { CallOptions } from '../../../api/client.ts'
import { asApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { Money, useRoundingStep } from '../../../parts/money.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { countLabel } from '../../../ui/count-label.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast-context.ts'
import { GuardedDialog } from '../../dialogs/guarded-dialog.tsx'
import { staffDialogClass } from '../../dialogs/staff-dialog-class.ts'
import { useStillOpen } from '../../dialogs/use-still-open.ts'
import { signedPercent } from './bulk-messages.ts'

type Props = {
  open: boolean
  products: readonly StaffProduct[]
  onClose: () => void
  onChange: (percent: number, options: CallOptions) => Promise<void>
}

export function PriceDialog({ open, onClose, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  const close = () => {
    setTyped('')
    onClose()
  }
  return (
    <GuardedDialog
      open={open}
      unsaved={typed.trim() !== ''}
      onClose={close}
      title="Change prices"
      className={staffDialogClass}
    >
      <PriceForm open={open} typed={typed} onType={setTyped} onClose={close} {...rest} />
    </GuardedDialog>
  )
}

type FormProps = Props & { typed: string; onType: (text: string) => void }

function PriceForm({ open, products, typed, onType, onClose, onChange }: FormProps) {
  const toasts = useToasts()
  const isStillOpen = useStillOpen(open)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState(false)
  const idempotentSave = useIdempotentSave()
  const percent = percentOf(typed)
  const valid = problemOf(percent) === undefined

  const showProblem = (problem: string) => {
    setError(problem)
    field.current?.focus()
  }
  const submit = async () => {
    setFailure(null)
    const problem = problemOf(percent)
    if (problem !== undefined) return showProblem(problem)
    setPending(true)
    try {
      await idempotentSave(options => onChange(percent, options))
      onClose()
    } catch (thrown) {
      const { message, fields } = asApiError(thrown)
      if (!isStillOpen.current) toasts.show({ tone: 'error', text: `No price was changed. ${message}` })
      const fieldMessage = fields['change.percent']
      if (fieldMessage) showProblem(fieldMessage)
      else setFailure(message)
      setPending(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!pending) submit()
      }}
    >
      {failure && (
        <Banner tone="error" className="mb-4">
          No price was changed. {failure}
        </Banner>
      )}
      <TextInput
        ref={field}
        label="Change by percent"
        data-autofocus
        inputMode="text"
        autoComplete="off"
        value={typed}
        onChange={event => {
          onType(event.target.value)
          setError(undefined)
        }}
        suffix={<span className="pr-4 text-ink-2">%</span>}
        help="A negative number lowers prices: -10 turns 50 into 45. Display prices change with them."
        error={error}
        className="max-w-60"
      />
      {valid && <Examples products={products} percent={percent} />}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Changing…">
          Change {countLabel(products.length, 'product')}
        </Button>
      </div>
    </form>
  )
}

/** The first products with their old and new price. */
function Examples({ products, percent }: { products: readonly StaffProduct[]; percent: number }) {
  const step = useRoundingStep()
  const changed = (price: number) => toAmount(applyPercent(toCents(price), percent, step))
  return (
    <div className="mt-4 text-label">
      <p className="font-semibold">{signedPercent(percent)}%:</p>
      <ul className="mt-1 space-y-1">
        {products.slice(0, 3).map(({ _id, title, basePrice }) => (
          <li key={_id} className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{title}</span>
            <span className="shrink-0 tabular-nums">
              <Money amount={basePrice} /> → <Money amount={changed(basePrice)} />
            </span>
          </li>
        ))}
        {products.length > 3 && <li className="text-ink-2">and {products.length - 3} more</li>}
      </ul>
    </div>
  )
}

/** Takes a minus sign (−) and a percent sign as well. */
export const percentOf = (typed: string) => parseAmount(typed.replace(/[%٪％]\s*$/, '')) ?? Number.NaN

function problemOf(percent: number): string | undefined {
  const parsed = BulkChange.shape.change.safeParse({ kind: 'price', percent })
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}
