import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { fieldOf } from '../../parts/form/field-of.ts'
import { shopTimeZone } from '../../parts/shop-time-zone.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { CountField } from '../controls/number-fields.tsx'
import { timeZoneLabel } from '../controls/zoned-time.ts'
import { RecordDialog } from '../records/record-form.tsx'
import { useRecordForm } from '../records/use-record-form.ts'
import type { DealAction } from './deal-action.ts'
import { type DealValues, dealFields, dealForm, initialValues, toInput } from './deal-form.ts'
import { type DealProduct, type DealView, dealName } from './deal-view.ts'
import { NoSavingNotice } from './no-saving.tsx'
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
  const [chosen, setChosen] = useState<DealProduct[]>([])
  const timeZone = shopTimeZone()
  const state = useRecordForm<DealValues, z.output<ReturnType<typeof dealForm>>>({
    first: initialValues(deal, timeZone),
    resolver: zodResolver(dealForm(deal, timeZone)),
    save: async () => {
      const input = toInput(form.getValues(), deal, timeZone)
      await onAction(
        deal ? { kind: 'update', id: deal._id, input } : { kind: 'create', input, products: chosen },
      )
      onClose()
    },
    lostText: () => 'The deal was not saved.',
    names: () => dealFields,
  })
  const { form } = state
  const values = useWatch({ control: form.control, compute: (all: DealValues) => all })
  const products = deal?.products ?? chosen
  const planned = { ...toInput(values, deal, timeZone), _id: deal?._id ?? null, products }
  return (
    <RecordDialog
      state={state}
      title={deal ? `Edit ${dealName(deal)}` : 'Add New Deal'}
      saveLabel={deal ? 'Update Deal' : 'Create Deal'}
      unsaved={chosen.length > 0}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        optional
        maxLength={60}
        autoComplete="off"
        help="Only staff see this. Without a name the deal goes by its number."
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
      <NoSavingNotice deal={planned} />
      <OverlapsNotice overlaps={findOverlaps(planned, deals)} />
    </RecordDialog>
  )
}
