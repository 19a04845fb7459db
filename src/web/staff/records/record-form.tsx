import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Link } from 'react-router'
import { LeaveQuestion } from '../../parts/form/leave-question.tsx'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { GuardedDialog } from '../dialogs/guarded-dialog.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'
import type { RecordForm as FormState } from './use-record-form.ts'

/** Why a form is not saved; `onReload` opens it again with what somebody else has saved. */
export function FormFailure<Values extends FieldValues, Body>(props: {
  state: Pick<FormState<Values, Body>, 'form' | 'isOutdated'>
  reloadLabel?: string
  onReload?: () => void
}) {
  const { state, reloadLabel = 'Load it again', onReload } = props
  const message = state.form.formState.errors.root?.message
  if (!message) return null
  return (
    <Banner tone="error">
      {message}{' '}
      {state.isOutdated && onReload && (
        <Button variant="outline" size="small" className="ml-3" onClick={onReload}>
          {reloadLabel}
        </Button>
      )}
    </Banner>
  )
}

type Props<Values extends FieldValues, Body> = {
  state: FormState<Values, Body>
  saveLabel: string
  /** The page of the list. */
  back: string
  onReload: () => void
  className: string
  children: ReactNode
  /** More buttons beside Save. */
  buttons?: ReactNode
  /** Beside the fields. */
  aside?: ReactNode
}

/** The form of a record on a page of its own. */
export function RecordForm<Values extends FieldValues, Body>(props: Props<Values, Body>) {
  const { state, saveLabel, back, onReload, className, children, buttons, aside } = props
  const { isSubmitting } = state.form.formState
  return (
    <form ref={state.element} method="post" noValidate onSubmit={state.submit} className={className}>
      <div className="min-w-0 space-y-6">
        <FormFailure state={state} onReload={onReload} />
        {children}
        <div className="flex flex-wrap gap-2 border-line border-t pt-5">
          <SubmitButton pending={isSubmitting} pendingLabel="Saving…">
            {saveLabel}
          </SubmitButton>
          {buttons}
          <Link to={back} className={buttonClass({ variant: 'outline' })}>
            Cancel
          </Link>
        </div>
      </div>
      {aside}
      <LeaveQuestion guard={state.guard}>What you changed will be lost.</LeaveQuestion>
    </form>
  )
}

type DialogProps<Values extends FieldValues, Body> = {
  state: FormState<Values, Body>
  title: string
  saveLabel: string
  pendingLabel?: string
  /** Beside what the form itself holds. */
  unsaved?: boolean
  onClose: () => void
  children: ReactNode
} & Pick<ComponentProps<typeof GuardedDialog>, 'size'>

/** The form of a record in a dialog. */
export function RecordDialog<Values extends FieldValues, Body>(props: DialogProps<Values, Body>) {
  const { state, title, saveLabel, pendingLabel = 'Saving…', unsaved = false, onClose, children } = props
  const id = useId()
  const { isDirty, isSubmitting } = state.form.formState
  return (
    <GuardedDialog
      open
      unsaved={isDirty || unsaved}
      onClose={onClose}
      title={title}
      className={staffDialogClass}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={id} pending={isSubmitting} pendingLabel={pendingLabel}>
            {saveLabel}
          </SubmitButton>
        </>
      }
    >
      <form id={id} noValidate onSubmit={state.submit} className="space-y-4">
        <FormFailure state={state} />
        {children}
      </form>
    </GuardedDialog>
  )
}
