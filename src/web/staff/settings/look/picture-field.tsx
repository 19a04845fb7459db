import { useWatch } from 'react-hook-form'
import type { LookPictureName } from '../../../../contract/settings/look.ts'
import { PictureChoice } from '../../pictures/picture-choice.tsx'
import type { LookForm } from './look-form.ts'

type Props = { form: LookForm; name: LookPictureName; label: string; help: string }

/** One picture of the look. */
export function PictureField({ form, name, label, help }: Props) {
  const picture = useWatch({ control: form.control, name })
  const set = (value: typeof picture) =>
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  return (
    <PictureChoice
      id={name}
      label={label}
      help={help}
      url={picture?.url ?? ''}
      fault={form.getFieldState(name, form.formState).error?.message}
      onChange={uploaded =>
        set(uploaded && { url: uploaded.fileUrl, width: uploaded.width, height: uploaded.height })
      }
    />
  )
}
