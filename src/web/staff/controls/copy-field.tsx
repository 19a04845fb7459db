import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Copy } from '../icons.tsx'
import { useCopy } from './use-copy.ts'

type Props = { label: string; value: string; help?: ReactNode }

/** An address to be handed on: a press copies it, and whoever goes into the field has it marked. */
export function CopyField({ label, value, help }: Props) {
  const copy = useCopy()
  return (
    <div className="flex items-start gap-1">
      <TextInput
        label={label}
        help={help}
        readOnly
        value={value}
        onFocus={event => event.target.select()}
        className="grow"
      />
      <IconButton
        label={`Copy: ${label}`}
        className="mt-7"
        onClick={() =>
          copy(value, {
            done: 'The address is copied.',
            failed: 'The address could not be copied. Mark it and copy it by hand.',
          })
        }
      >
        <Copy />
      </IconButton>
    </div>
  )
}
