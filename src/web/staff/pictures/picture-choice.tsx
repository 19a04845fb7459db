import type { UploadedImage } from '../../../contract/media.ts'
import { pictureSourceOf } from '../../parts/picture/picture-source.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { ImageIcon } from '../icons.tsx'
import { FileButton } from './file-button.tsx'
import { useUpload } from './use-upload.ts'

type Props = {
  id: string
  label: string
  help: string
  /** The address of the picture; '' for none. */
  url: string
  /** Why the picture cannot be taken. */
  fault: string | undefined
  onChange: (picture: UploadedImage | null) => void
}

/** One picture that may be missing, with buttons to upload another or to do without. */
export function PictureChoice({ id, label, help, url, fault: refused, onChange }: Props) {
  const { upload, progress, error, clearError } = useUpload(onChange)
  const fault = error ?? refused
  const remove = () => {
    clearError()
    onChange(null)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-label">
        {label}
        <span className="font-normal text-ink-3"> (optional)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex h-20 w-32 shrink-0 items-center justify-center rounded-control border border-line bg-white p-2">
          {url ? (
            <img src={pictureSourceOf(url).src} alt="" className="max-h-full max-w-full object-contain" />
          ) : (
            <ImageIcon className="text-ink-3" />
          )}
        </span>
        <div className="flex flex-wrap items-center gap-2">
          <FileButton
            label={url ? 'Replace' : 'Upload'}
            about={label}
            id={id}
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            describedBy={`${id}-help${fault ? ` ${id}-error` : ''}`}
            invalid={fault !== undefined}
            onFiles={([file]) => upload(file)}
          />
          {url && (
            <Button variant="quiet" onClick={remove}>
              Remove<span className="sr-only"> {label}</span>
            </Button>
          )}
        </div>
        <p role="status" className="text-body-s text-ink-2 empty:hidden">
          {progress !== null && `Uploading, ${Math.round(progress * 100)}%`}
        </p>
      </div>
      <p id={`${id}-help`} className="mt-1.5 text-caption text-ink-3">
        {help}
      </p>
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </fieldset>
  )
}
