import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { asApiError } from '../../../api/error.ts'
import { Picture } from '../../../parts/picture/picture.tsx'
import { smallWidths } from '../../../parts/picture/picture-source.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { staffDialogClass } from '../../dialogs/staff-dialog-class.ts'
import { ImageIcon } from '../../icons.tsx'
import { FileButton } from '../../pictures/file-button.tsx'
import { uploadPicture } from '../../pictures/upload-picture.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = {
  form: ProductForm
  index: number
  /** Stays the row's own while rows are added and removed during an upload. */
  rowKey: string
}

/** The picture that shoppers see for a colour: one of the product's, or one uploaded for it. */
export function ColorPicture({ form, index, rowKey }: Props) {
  const [open, setOpen] = useState(false)
  const [name = '', image = ''] = useWatch({
    control: form.control,
    name: [`colors.${index}.name`, `colors.${index}.image`],
  })
  const choose = (url: string) => {
    const at = form.getValues('colors').findIndex(({ key }) => key === rowKey)
    if (at >= 0) form.setValue(`colors.${at}.image`, url, { shouldDirty: true })
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Picture of ${name.trim() || `colour ${index + 1}`}${image ? '' : ': none yet'}`}
        onClick={() => setOpen(true)}
        className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control border border-control hover:border-ink"
      >
        {image ? (
          <Picture src={image} alt="" sizes="44px" widths={smallWidths} className="size-full" />
        ) : (
          <ImageIcon className="text-ink-3" />
        )}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Picture of ${name.trim() || 'the color'}`}
        className={staffDialogClass}
      >
        <PictureChoice form={form} image={image} onChoose={choose} />
      </Dialog>
    </>
  )
}

type PictureChoiceProps = { form: ProductForm; image: string; onChoose: (url: string) => void }

function PictureChoice({ form, image, onChoose }: PictureChoiceProps) {
  const pictures = form.getValues('pictures').filter(({ url }) => url !== '')
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  // Closing the dialog cancels the upload.
  useEffect(() => () => running.current?.abort(), [])
  const upload = async ([file]: File[]) => {
    if (!file) return
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setError(null)
    setProgress(0)
    try {
      const { fileUrl } = await uploadPicture(file, { onProgress: setProgress, signal: controller.signal })
      if (!controller.signal.aborted) onChoose(fileUrl)
    } catch (error) {
      if (!controller.signal.aborted) setError(asApiError(error).message)
    }
    if (!controller.signal.aborted) setProgress(null)
  }
  return (
    <>
      <p className="text-ink-2">
        {pictures.length > 0
          ? 'Choose one of the product’s pictures, or upload another.'
          : 'The product has no pictures yet; upload one for this colour.'}
      </p>
      <ul className="mt-4 grid grid-cols-4 gap-2">
        {pictures.map(({ key, url, alt }, at) => (
          <li key={key}>
            <button
              type="button"
              aria-label={alt || `Picture ${at + 1}`}
              aria-pressed={url === image}
              onClick={() => onChoose(url)}
              className={cx('block w-full', url === image && 'outline-2 outline-ink outline-offset-2')}
            >
              <Picture src={url} alt="" sizes="110px" widths={smallWidths} className="aspect-4/5" />
            </button>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-3 text-error">
          {error}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <FileButton label="Upload a picture" onFiles={upload} />
        {image && (
          <Button variant="outline" onClick={() => onChoose('')}>
            Remove picture
          </Button>
        )}
        <p role="status">{progress !== null && `Uploading, ${Math.round(progress * 100)}%`}</p>
      </div>
    </>
  )
}
