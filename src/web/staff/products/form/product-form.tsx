import { type FormEvent, useEffect, useRef } from 'react'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { ErrorSummary } from '../../../parts/form/error-summary.tsx'
import { LeaveQuestion } from '../../../parts/form/leave-question.tsx'
import { fieldsInOrder } from './check-product.ts'
import { DraftOffer } from './draft-offer.tsx'
import { FormFooter } from './form-footer.tsx'
import { FormSections } from './form-sections.tsx'
import { RefusalBanner } from './refusal-banner.tsx'
import { useDraft } from './use-draft.ts'
import { usePictures } from './use-pictures.ts'
import { useProductForm } from './use-product-form.ts'

type Props = {
  product: StaffProduct | null
  userId: string
  /** Opens the form again with what is saved now. */
  onReload: () => void
}

export function ProductForm({ product, userId, onReload }: Props) {
  const { form, banner, baseline, loaded, refusal, cellErrors, guard, submit, saveOver } = useProductForm({
    product,
    userId,
  })
  const draft = useDraft(form, { product, baseline, userId })
  const pictures = usePictures(form)
  const element = useRef<HTMLFormElement>(null)
  useSaveShortcut(element)
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
      <FormSections
        form={form}
        product={product}
        loaded={loaded}
        pictures={pictures}
        cellErrors={cellErrors}
      />
      <FormFooter form={form} submitLabel={product ? 'Update Product' : 'Add Product'} />
      <LeaveQuestion
        guard={{
          ...guard,
          leave: () => {
            draft.drop()
            guard.leave()
          },
        }}
      >
        What you changed will be lost.
      </LeaveQuestion>
    </form>
  )
}

/** Ctrl+S or Cmd+S saves the form. */
function useSaveShortcut(form: { current: HTMLFormElement | null }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // An open dialog may still change the form.
      if (!document.querySelector('dialog[open]')) form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form])
}
