import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { asApiError } from '../../api/error.ts'
import { fieldOf } from '../../parts/form/field-of.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { CountField } from '../controls/number-fields.tsx'
import { useShopTimeZone } from '../controls/use-shop-time-zone.ts'
import { timeZoneLabel } from '../controls/zoned-time.ts'
import { GuardedDialog } from '../dialogs/guarded-dialog.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'
import { useStillOpen } from '../dialogs/use-still-open.ts'
import type { DealAction } from './deal-action.ts'
import { type DealValues, dealFields, dealForm, initialValues, toInput } from './deal-form.ts'
import { type DealProduct, type DealView, dealName } from './deal-view.ts'
import { findOverlaps, greaterDeal } from './overlaps.ts'
import { OverlapsNotice } from './overlaps-notice.tsx'
import { PricePreview } from './price-preview.tsx'
import { ProductPicker } from './product-picker.tsx'

type Props = {
  /** Null for a new one. */
  deal: DealView | null
  deals: readonly DealView[]
  mock: boolean
  onAction: (action: DealAction) => Promise<void>
  onUnreachable: () => void
  onClose: () => void
}

export function DealDialog({ deal, deals, mock, onAction, onUnreachable, onClose }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<DealProduct[]>([])
  const timeZone = useShopTimeZone()
  const { form, submit } = useDealForm(deal, chosen, onAction, onClose)
  const values = useWatch({ control: form.control, compute: (all: DealValues) => all })
  const { errors, isSubmitting, isDirty } = form.formState
  const products = deal?.products ?? chosen
  const planned = { ...toInput(values, deal, timeZone), _id: deal?._id ?? null, products }
  return (
    <GuardedDialog
      open
      unsaved={isDirty || chosen.length > 0}
      onClose={onClose}
      title={deal ? `Edit ${dealName(deal)}` : 'Add New Deal'}
      className={staffDialogClass}
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
        <TextInput
          label="Name"
          optional
          maxLength={60}
          autoComplete="off"
          help="For you alone. Without a name the deal goes by its number."
          {...fieldOf(form, 'name')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput label="Start Date" type="datetime-local" {...fieldOf(form, 'startDate')} />
          <TextInput label="End Date" type="datetime-local" {...fieldOf(form, 'endDate')} />
        </div>
        <p className="text-caption text-ink-3">
          Times are in the shop’s time zone ({timeZoneLabel(timeZone)}).
        </p>
        <Checkbox label="Active" {...form.register('isActive')} />
        <div>
          <CountField
            label="Percent off"
            optional
            suffix={<span className="pr-3 text-ink-3">%</span>}
            help="1 to 90. Products cost that much less while the deal runs. Leave empty to keep their prices."
            {...fieldOf(form, 'percentOff')}
          />
          <PricePreview
            products={products}
            percentOff={values.percentOff}
            greaterDeal={productId => greaterDeal(planned, deals, productId)}
          />
        </div>
        {!deal && (
          <ProductPicker
            legend="Products"
            chosen={chosen}
            onChange={setChosen}
            mock={mock}
            onUnreachable={onUnreachable}
          />
        )}
        <OverlapsNotice overlaps={findOverlaps(planned, deals)} />
      </form>
    </GuardedDialog>
  )
}

function useDealForm(
  deal: DealView | null,
  products: DealProduct[],
  onAction: Props['onAction'],
  onDone: () => void,
) {
  const timeZone = useShopTimeZone()
  const form = useForm<DealValues, unknown, z.output<ReturnType<typeof dealForm>>>({
    resolver: zodResolver(dealForm(deal, timeZone)),
    mode: 'onTouched',
    defaultValues: initialValues(deal, timeZone),
  })
  const toasts = useToasts()
  const isStillOpen = useStillOpen()
  const save = async () => {
    const input = toInput(form.getValues(), deal, timeZone)
    try {
      await onAction(deal ? { kind: 'update', id: deal._id, input } : { kind: 'create', input, products })
      onDone()
    } catch (cause) {
      const error = asApiError(cause)
      if (!isStillOpen.current)
        return toasts.show({ tone: 'error', text: `The deal was not saved. ${error.message}` })
      if (!showRefusal(form, error, dealFields)) form.setError('root', { message: error.message })
    }
  }
  return { form, submit: form.handleSubmit(save) }
}
