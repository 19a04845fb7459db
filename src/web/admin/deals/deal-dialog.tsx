import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { asApiError } from '../../api/error.ts'
import { fieldOf } from '../../parts/form/field-of.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { zoneName } from '../shell/local-time.ts'
import { DealForm, type DealValues, dealFields, toInput, valuesOf } from './deal-form.ts'
import { meetingsOf } from './meetings.ts'
import { Meetings } from './meetings-notice.tsx'
import type { DealAct } from './mock-changes.ts'
import { PricePreview } from './price-preview.tsx'
import { ProductPicker } from './product-picker.tsx'
import { type DealProduct, dealName, type ShownDeal } from './shown-deal.ts'

type Props = {
  /** Null for a new one. */
  deal: ShownDeal | null
  deals: readonly ShownDeal[]
  mock: boolean
  onAct: (act: DealAct) => Promise<void>
  onUnreached: () => void
  onClose: () => void
}

export function DealDialog({ deal, deals, mock, onAct, onUnreached, onClose }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<DealProduct[]>([])
  const { form, submit } = useDealForm(deal, chosen, onAct, onClose)
  const values = useWatch({ control: form.control, compute: (all: DealValues) => all })
  const { errors, isSubmitting, isDirty } = form.formState
  const guard = useGuard(isDirty || chosen.length > 0, onClose)
  const products = deal?.products ?? chosen
  const planned = { ...toInput(values), _id: deal?._id ?? null, products }
  return (
    <>
      <Dialog
        open
        onClose={guard.close}
        title={deal ? `Edit ${dealName(deal)}` : 'Add New Deal'}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton form={id} pending={isSubmitting} pendingLabel="Saving…">
              {deal ? 'Update Deal' : 'Create Deal'}
            </SubmitButton>
          </>
        }
      >
        <form id={id} noValidate onSubmit={submit} className="space-y-4">
          {errors.root?.message && <Banner tone="error">{errors.root.message}</Banner>}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput label="Start Date" type="datetime-local" {...fieldOf(form, 'startDate')} />
            <TextInput label="End Date" type="datetime-local" {...fieldOf(form, 'endDate')} />
          </div>
          <p className="text-caption text-ink-3">Times are by this computer’s clock ({zoneName()}).</p>
          <Checkbox label="Active" {...form.register('isActive')} />
          <div>
            <TextInput
              label="Percent off"
              optional
              inputMode="numeric"
              autoComplete="off"
              suffix={<span className="pr-3 text-ink-3">%</span>}
              help="1 to 90. Its products cost that much less while the deal runs; empty: their price stays."
              {...fieldOf(form, 'percentOff')}
            />
            <PricePreview product={products[0]} percentOff={values.percentOff} mock={mock} />
          </div>
          {!deal && (
            <ProductPicker
              legend="Products"
              chosen={chosen}
              onChange={setChosen}
              mock={mock}
              onUnreached={onUnreached}
            />
          )}
          <Meetings meetings={meetingsOf(planned, deals)} />
        </form>
      </Dialog>
      <AlertDialog
        open={guard.asked}
        title="Leave without saving?"
        cancelLabel="Go on editing"
        confirmLabel="Leave"
        onCancel={guard.stay}
        onConfirm={onClose}
      >
        What you have entered here is lost.
      </AlertDialog>
    </>
  )
}

function useDealForm(
  deal: ShownDeal | null,
  products: DealProduct[],
  onAct: Props['onAct'],
  onDone: () => void,
) {
  const form = useForm<DealValues, unknown, z.output<typeof DealForm>>({
    resolver: zodResolver(DealForm),
    mode: 'onTouched',
    defaultValues: valuesOf(deal),
  })
  const save = async () => {
    const input = toInput(form.getValues())
    try {
      await onAct(deal ? { kind: 'update', id: deal._id, input } : { kind: 'create', input, products })
      onDone()
    } catch (cause) {
      const error = asApiError(cause)
      if (!showRefusal(form, error, dealFields)) form.setError('root', { message: error.message })
    }
  }
  return { form, submit: form.handleSubmit(save) }
}

/** Esc or a click beside the dialog must not lose what was entered; Cancel says so itself. */
function useGuard(unsaved: boolean, onClose: () => void) {
  const [asked, setAsked] = useState(false)
  return { asked, close: () => (unsaved ? setAsked(true) : onClose()), stay: () => setAsked(false) }
}
