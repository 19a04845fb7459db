import { useWatch } from 'react-hook-form'
import { type HomePictureName, leastHomePicture } from '../../../../contract/settings/home/home-pictures.ts'
import type { HomePicture } from '../../../../contract/settings/home/part-fields.ts'
import { homePictureSource } from '../../../parts/home/home-picture.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { FileButton } from '../../pictures/file-button.tsx'
import { useUpload } from '../../pictures/use-upload.ts'
import { FocusField } from './focus-field.tsx'
import type { FieldPath, HomeForm } from './home-values.ts'

type Props = {
  form: HomeForm
  name: FieldPath
  least: HomePictureName
  label: string
  help?: string
  optional?: boolean
}

/** A picture of the page with the point that stays in sight when it is cut. Moving its row ends an upload. */
export const PictureField = (props: Props) => <PictureOf key={props.name} {...props} />

function PictureOf({ form, name, least, label, help, optional }: Props) {
  // The form's values are of many kinds.
  const picture = useWatch({ control: form.control, name }) as HomePicture | null
  const set = (value: HomePicture | null) =>
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  const { upload, progress, error, clearError } = useUpload(({ fileUrl: url, width, height }) =>
    set({ url, width, height, focusX: 50, focusY: 50 }),
  )
  const fault = error ?? form.getFieldState(name, form.formState).error?.message
  const remove = () => {
    clearError()
    set(null)
  }
  const { width, height } = leastHomePicture[least]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-label">
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </legend>
      {picture && (
        <FocusField
          picture={picture}
          src={homePictureSource(picture.url)?.src}
          of={label.toLowerCase()}
          onChange={set}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          label={picture ? 'Replace' : 'Upload'}
          about={label}
          id={name}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          describedBy={`${name}-help${fault ? ` ${name}-error` : ''}`}
          invalid={fault !== undefined}
          onFiles={([file]) => upload(file)}
        />
        {picture && optional && (
          <Button variant="quiet" onClick={remove}>
            Remove<span className="sr-only"> {label}</span>
          </Button>
        )}
        <p role="status" className="text-body-s text-ink-2 empty:hidden">
          {progress !== null && `Uploading, ${Math.round(progress * 100)}%`}
        </p>
      </div>
      <p id={`${name}-help`} className="mt-1.5 text-caption text-ink-3">
        {help} At least {width} × {height} pixels.
      </p>
      {fault && <FieldError id={`${name}-error`}>{fault}</FieldError>}
    </fieldset>
  )
}
