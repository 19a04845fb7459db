import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'

type Props = {
  label: string
  /** What the file is for, where the label alone does not say. */
  about?: string
  multiple?: boolean
  accept?: string
  id?: string
  describedBy?: string | undefined
  invalid?: boolean
  onFiles: (files: File[]) => void
}

/** A file field that looks like a button. */
export const FileButton = ({
  label,
  about,
  multiple,
  accept = 'image/*',
  id,
  describedBy,
  invalid,
  onFiles,
}: Props) => (
  <label className={cx(buttonClass({ variant: 'outline' }), 'focus-ring-within relative')}>
    {label}
    {about && <span className="sr-only"> {about}</span>}
    <input
      id={id}
      type="file"
      accept={accept}
      multiple={multiple}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={event => {
        onFiles([...(event.target.files ?? [])])
        // Cleared, so that the same file can be chosen again after a failure.
        event.target.value = ''
      }}
      className="absolute inset-0 size-full opacity-0"
    />
  </label>
)
