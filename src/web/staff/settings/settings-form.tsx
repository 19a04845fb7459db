import { type ReactNode, useContext } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ErrorSummary } from '../../parts/form/error-summary.tsx'
import { LeaveQuestion } from '../../parts/form/leave-question.tsx'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../records/record-form.tsx'
import { StepContext } from './step-context.ts'
import type { SettingsForm as FormState } from './use-settings-form.ts'

type Props<Values extends FieldValues, Value> = {
  state: FormState<Values, Value>
  /** Reads what somebody else has saved. */
  onReload: () => void
  children: ReactNode
  /** How the shop will look with what is typed. */
  preview: ReactNode
}

/** The fields of a group beside their preview, with one button that saves them all. */
export function SettingsForm<Values extends FieldValues, Value>(props: Props<Values, Value>) {
  const { form, names, submit, guard, setOutdated } = props.state
  const { isDirty, isSubmitting } = form.formState
  const step = useContext(StepContext)
  const takeTheirs = () => {
    setOutdated(false)
    form.reset()
    props.onReload()
  }
  return (
    <>
      <form
        noValidate
        onSubmit={submit}
        className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]"
      >
        <div className="space-y-5">
          <FormFailure state={props.state} reloadLabel="Show their values" onReload={takeTheirs} />
          <ErrorSummary form={form} names={names} />
          {props.children}
          <div className="flex flex-wrap items-center gap-3 pt-2">
            <SubmitButton pending={isSubmitting} pendingLabel="Saving…">
              {step?.submitLabel ?? 'Save'}
            </SubmitButton>
            {isDirty && (
              <Button variant="outline" onClick={() => form.reset()}>
                Discard changes
              </Button>
            )}
          </div>
        </div>
        <section aria-label="Preview" className="self-start lg:sticky lg:top-5">
          <h2 className="mb-2 text-caption text-ink-2">Preview</h2>
          <div className="overflow-hidden rounded-card border border-line bg-paper">{props.preview}</div>
        </section>
      </form>
      <LeaveQuestion guard={guard} />
    </>
  )
}
