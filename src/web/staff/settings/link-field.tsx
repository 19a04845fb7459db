import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { fieldOf } from '../../parts/form/field-of.ts'
import type { FieldProps } from '../../ui/field.tsx'
import { TriangleAlert } from '../../ui/page-icons.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { linkListId } from './link-list.tsx'
import { useLinkWarning } from './link-warning.ts'

type Props<T extends FieldValues, O> = Pick<FieldProps, 'label' | 'optional' | 'help'> & {
  form: UseFormReturn<T, unknown, O>
  name: Path<T>
}

/** Where something of the owner's leads. An address without anything behind it is told, not refused: it may come to be. */
export function LinkField<T extends FieldValues, O>({ form, name, help, ...texts }: Props<T, O>) {
  const link: string = useWatch({ control: form.control, name }) ?? ''
  const { error, ...field } = fieldOf(form, name)
  const warning = useLinkWarning(error ? '' : link)
  return (
    <TextInput
      {...texts}
      {...field}
      error={error}
      autoComplete="off"
      spellCheck={false}
      list={linkListId}
      help={
        <>
          {help}
          <span role="status" className="flex items-start gap-1.5 text-warning">
            {warning && (
              <>
                <TriangleAlert size={16} className="mt-px shrink-0" />
                {warning}
              </>
            )}
          </span>
        </>
      }
    />
  )
}
