import { useNavigate } from 'react-router'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { liftToasts } from '../../../ui/lift-toasts.ts'
import { useWayBack } from '../use-way-back.ts'
import type { ProductForm } from './use-product-form.ts'

/** Stays at the lower edge of the screen. */
export function FormFooter({ form, submitLabel }: { form: ProductForm; submitLabel: string }) {
  const [navigate, back] = [useNavigate(), useWayBack()]
  const { isSubmitting, isDirty } = form.formState
  return (
    <div
      ref={liftToasts}
      className="safe-bottom sticky bottom-(--bar-height,0px) z-2 -mx-4 mt-4 -mb-24 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-white px-4 pt-4 md:-mx-6 md:px-6 xl:-mx-8 xl:px-8"
    >
      <p className="mr-auto text-caption text-ink-3 max-md:hidden">
        {isDirty ? 'Not saved yet. Kept in this browser for now.' : ''}
      </p>
      <Button variant="outline" aria-disabled={isSubmitting} onClick={() => navigate(back.to)}>
        Cancel
      </Button>
      <SubmitButton pending={isSubmitting} pendingLabel="Saving…">
        {submitLabel}
      </SubmitButton>
    </div>
  )
}
