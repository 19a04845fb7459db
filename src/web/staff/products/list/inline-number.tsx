import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../../ui/cx.ts'
import { useInlineEdit } from './use-inline-edit.ts'

type Props = {
  /** 'Price of Nilofer Kurta' */
  label: string
  /** Shown while it is not edited. */
  shown: ReactNode
  value: string
  mode: 'decimal' | 'numeric'
  check: (typed: string) => string | null
  onSave: (typed: string) => Promise<void>
}

/** A number to edit in place, with a note on saving below it. */
export function InlineNumber({ label, shown, value, mode, check, onSave }: Props) {
  const { typed, state, button, open, inputProps } = useInlineEdit({ value, check, onSave })
  const id = useId()
  const failed = state.kind === 'failed'
  return (
    <div className="inline-block">
      {typed === null ? (
        <button
          ref={button}
          type="button"
          aria-label={`${label}: ${value}. Change`}
          onClick={open}
          className={editableClass}
        >
          {shown}
        </button>
      ) : (
        <input
          {...inputProps}
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
          autoFocus
          onFocus={event => event.target.select()}
          aria-label={label}
          aria-invalid={failed || undefined}
          aria-describedby={id}
          inputMode={mode}
          autoComplete="off"
          className="min-h-11 w-24 rounded-control border border-control bg-white px-2 text-end text-body tabular-nums aria-invalid:border-error pointer-fine:min-h-9 pointer-fine:text-label"
        />
      )}
      <p
        id={id}
        role="status"
        className={cx('ml-auto max-w-56 text-caption', failed ? 'text-error' : 'text-ink-2')}
      >
        {state.kind === 'saving' && 'Saving…'}
        {state.kind === 'saved' && 'Saved'}
        {failed && state.message}
      </p>
    </div>
  )
}

/** The dotted underline marks a value that can be edited. */
const editableClass =
  'min-h-11 rounded-control px-2 -mx-2 text-end tabular-nums underline decoration-dotted decoration-control underline-offset-4 hover:bg-white hover:decoration-ink pointer-fine:min-h-9'
