import { contrastText, leastContrast } from '../../../../contract/settings/contrast.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { cx } from '../../../ui/cx.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { LookForm } from './look-form.ts'

type Props = {
  form: LookForm
  name: 'accent' | 'paper'
  label: string
  help: string
  /** The colour as it is shown: what is typed, or the saved one while that is no colour. */
  shown: string
  contrast: number
}

const both = ['accent', 'paper'] as const

/** A colour, typed or chosen with the browser's colour picker, and how well it can be told from what it is next to. */
export function ColourField({ form, name, label, help, shown, contrast }: Props) {
  const choose = (colour: string) => {
    form.setValue(name, colour, { shouldDirty: true, shouldTouch: true })
    // What is wrong with one may be the other's fault.
    void form.trigger(both)
  }
  const passes = contrast >= leastContrast.text
  return (
    <div>
      <div className="relative max-w-48">
        <TextInput
          label={label}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          {...fieldOf(form, name, { deps: [...both] })}
        />
        <span className="absolute top-6 right-0 grid size-11 place-items-center">
          <span
            aria-hidden="true"
            className="size-6 rounded-full border border-control"
            style={{ backgroundColor: shown }}
          />
          <input
            type="color"
            aria-label={`Choose the ${label.toLowerCase()}`}
            value={shown}
            onChange={event => choose(event.target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </span>
      </div>
      <p className="mt-1.5 text-caption text-ink-3">
        {help}{' '}
        <span className={cx('whitespace-nowrap', passes ? 'text-success' : 'text-error')}>
          Contrast {contrastText(contrast)}
        </span>
        {passes ? ', enough to be read.' : `; it takes ${contrastText(leastContrast.text)}.`}
      </p>
    </div>
  )
}
