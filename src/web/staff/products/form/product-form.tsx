import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { StaffProduct } from '../../../../contract/staff-catalogue.ts'
import { ErrorSummary } from '../../../parts/form/error-summary.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { paths } from '../../../paths.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { BasicFields } from './basics.tsx'
import { fieldsInOrder } from './check-product.ts'
import { ColorRows } from './color-rows.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { IncludedCheckbox } from './included-checkbox.tsx'
import { Pictures } from './pictures.tsx'
import { Preview } from './preview.tsx'
import { PricingFields } from './pricing.tsx'
import { PublishingFields } from './publishing.tsx'
import { RefusalBanner } from './refusal-banner.tsx'
import { Section } from './section.tsx'
import { StockSection } from './stock-section.tsx'
import { useDraft } from './use-draft.ts'
import { usePictures } from './use-pictures.ts'
import { useProductForm } from './use-product-form.ts'
import { ValueRows } from './value-rows.tsx'

type Props = {
  product: StaffProduct | null
  userId: string
  /** Begins again with what is saved now. */
  onReload: () => void
}

export function ProductForm({ product, userId, onReload }: Props) {
  const { form, banner, begun, loaded, refusal, cellErrors, guard, submit, saveOver } = useProductForm({
    product,
    userId,
  })
  const draft = useDraft(form, { product, baseline: begun, userId })
  const pictures = usePictures(form)
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  useSaveKeys(element)
  const { isSubmitting } = form.formState

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSubmitting) submit(event)
  }
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <DraftOffer draft={draft} product={product} />
      {refusal && (
        <RefusalBanner
          ref={banner}
          refusal={refusal}
          saving={isSubmitting}
          onSaveOver={() => !isSubmitting && saveOver()}
          onReload={() => {
            draft.drop()
            onReload()
          }}
        />
      )}
      <ErrorSummary form={form} names={fieldsInOrder(form.getValues())} className="mb-5" />
      <div className="grid gap-x-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0 max-w-4xl">
          <Section title="Basics">
            <BasicFields form={form} />
            <PricingFields form={form} product={product} loaded={loaded} />
          </Section>
          <Section title="Pictures">
            <Pictures
              state={pictures}
              error={form.getFieldState('pictures', form.formState).error?.message}
            />
          </Section>
          <Section title="Options">
            <ColorRows form={form} />
            <ValueRows
              form={form}
              name="materials"
              title="Materials"
              itemName="Material"
              example="For example Cotton lawn"
            >
              <IncludedCheckbox form={form} rows="materials" name="materialsIncluded" />
            </ValueRows>
            <ValueRows
              form={form}
              name="lengths"
              title="Lengths"
              itemName="Length"
              example="For example 42 in"
            >
              <IncludedCheckbox form={form} rows="lengths" name="lengthsIncluded" />
            </ValueRows>
            <ValueRows
              form={form}
              name="sizes"
              title="Sizes"
              itemName="Size"
              example="For example S; paste “S, M, L” for three at once"
            />
          </Section>
          <Section title="Stock">
            <StockSection form={form} product={product} loaded={loaded} cellErrors={cellErrors} />
          </Section>
        </div>
        <div className="xl:sticky xl:top-5 xl:self-start">
          <Section title="Status">
            <PublishingFields form={form} />
          </Section>
          <Section title="Preview">
            <div className="max-w-60">
              <Preview form={form} product={product} uploads={pictures.sending} />
            </div>
          </Section>
        </div>
      </div>
      <div className="safe-bottom sticky bottom-0 z-2 -mx-4 mt-4 -mb-24 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-white px-4 pt-4 md:-mx-6 md:px-6 xl:-mx-8 xl:px-8">
        <p className="mr-auto text-caption text-ink-3 max-md:hidden">
          {form.formState.isDirty ? 'Not saved yet. Kept in this browser for now.' : ''}
        </p>
        <Button variant="outline" aria-disabled={isSubmitting} onClick={() => navigate(paths.productList())}>
          Cancel
        </Button>
        <SubmitButton pending={isSubmitting} pendingLabel="Saving…">
          {product ? 'Update Product' : 'Add Product'}
        </SubmitButton>
      </div>
      <AlertDialog
        open={guard.asked}
        title="Leave without saving?"
        cancelLabel="Keep editing"
        confirmLabel="Leave"
        onCancel={guard.stay}
        onConfirm={() => {
          draft.drop()
          guard.leave()
        }}
      >
        What you changed will be lost.
      </AlertDialog>
    </form>
  )
}

/** Ctrl or Cmd with S saves, as everywhere else. */
function useSaveKeys(form: { current: HTMLFormElement | null }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // A question or a picker lies over the form: what it decides is not in the form yet.
      if (!document.querySelector('dialog[open]')) form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form])
}
