import { useWatch } from 'react-hook-form'
import type { LookPictureName } from '../../../../contract/look.ts'
import { pictureSourceOf } from '../../../parts/picture/picture-source.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { ImageIcon } from '../../icons.tsx'
import { FileButton } from '../../pictures/file-button.tsx'
import type { LookForm } from './look-form.ts'
import { useUpload } from './use-upload.ts'

type Props = { form: LookForm; name: LookPictureName; label: string; help: string }

/** One picture of the look, with buttons to upload another or to do without. */
export function PictureField({ form, name, label, help }: Props) {
  const picture = useWatch({ control: form.control, name })
  const set = (value: typeof picture) =>
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  const { upload, progress, error, clearError } = useUpload(({ fileUrl: url, width, height }) =>
    set({ url, width, height }),
  )
  const fault = error ?? form.getFieldState(name, form.formState).error?.message
  const remove = () => {
    clearError()
    set(null)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-label">
        {label}
        <span className="font-normal text-ink-3"> (optional)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex h-20 w-32 shrink-0 items-center justify-center rounded-control border border-line bg-white p-2">
          {picture ? (
            <img
              src={pictureSourceOf(picture.url).src}
              alt=""
              width={picture.width}
              height={picture.height}
              className="max-h-full max-w-full object-contain"
            />
          ) : (
            <ImageIcon className="text-ink-3" />
          )}
        </span>
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
          {picture && (
            <Button variant="quiet" onClick={remove}>
              Remove<span className="sr-only"> {label}</span>
            </Button>
          )}
        </div>
        <p role="status" className="text-body-s text-ink-2 empty:hidden">
          {progress !== null && `Uploading, ${Math.round(progress * 100)}%`}
        </p>
      </div>
      <p id={`${name}-help`} className="mt-1.5 text-caption text-ink-3">
        {help}
      </p>
      {fault && <FieldError id={`${name}-error`}>{fault}</FieldError>}
    </fieldset>
  )
}
