import type { KeyboardEvent } from 'react'
import { Picture } from '../../../parts/picture/picture.tsx'
import { smallWidths } from '../../../parts/picture/picture-source.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { ChevronLeft, ChevronRight } from '../../../ui/page-icons.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { ColorRow, PictureRow } from './product-values.ts'
import type { Upload } from './use-pictures.ts'
import { useReorder } from './use-reorder.ts'

type Props = {
  picture: PictureRow
  index: number
  count: number
  upload: Upload | undefined
  onMove: (key: string, to: number) => void
  onRemove: () => void
  onRetry: () => void
  onDescribe: (alt: string) => void
  colors: readonly ColorRow[]
  onTie: (color: string) => void
}

/** A picture that can be dragged, or moved with its buttons and the arrow keys on them. */
export function PictureTile({ picture, index, count, upload, colors, ...actions }: Props) {
  const { onMove, onRemove, onRetry, onDescribe, onTie } = actions
  const { ref, over } = useReorder(picture.key, index, onMove)
  const name = `picture ${index + 1}`
  const move = (to: number) => onMove(picture.key, Math.max(0, Math.min(count - 1, to)))
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }
  return (
    <li className={cx('min-w-0 rounded-picture', over && 'outline-2 outline-madder outline-offset-2')}>
      <div ref={ref} className="relative cursor-grab">
        <Picture
          src={picture.url || upload?.preview}
          alt={picture.alt}
          sizes="180px"
          widths={smallWidths}
          className={cx('pointer-events-none aspect-4/5', upload && 'opacity-50')}
        />
        {index === 0 && (
          <span className="absolute top-1 left-1 rounded-control bg-paper px-2 py-0.5 font-semibold text-caption">
            Main
          </span>
        )}
        <IconButton
          label={`Remove ${name}`}
          look="framed"
          onClick={onRemove}
          className="absolute top-1 right-1 pointer-fine:size-9"
        >
          <X />
        </IconButton>
        {upload && <UploadStatus upload={upload} name={name} onRetry={onRetry} />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys serve the buttons inside, which have the focus */}
      <div className="flex" onKeyDown={onKeyDown}>
        <IconButton
          label={`Move ${name} earlier`}
          data-move={`${picture.key} earlier`}
          aria-disabled={index === 0}
          onClick={() => move(index - 1)}
          className="grow"
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          label={`Move ${name} later`}
          data-move={`${picture.key} later`}
          aria-disabled={index === count - 1}
          onClick={() => move(index + 1)}
          className="grow"
        >
          <ChevronRight />
        </IconButton>
      </div>
      <TextInput
        label={`What ${name} shows`}
        hideLabel
        placeholder="What it shows"
        maxLength={400}
        autoComplete="off"
        value={picture.alt}
        onChange={event => onDescribe(event.target.value)}
      />
      {colors.length > 1 && <PictureColor name={name} color={picture.color} colors={colors} onTie={onTie} />}
    </li>
  )
}

type PictureColorProps = { name: string; color: string } & Pick<Props, 'colors' | 'onTie'>

/** The only color for which a picture is shown. */
const PictureColor = ({ name, color, colors, onTie }: PictureColorProps) => (
  <Select
    label={`Colour of ${name}`}
    hideLabel
    className="mt-1"
    value={colors.some(({ key }) => key === color) ? color : ''}
    onChange={event => onTie(event.target.value)}
  >
    <option value="">Every colour</option>
    {colors.map(({ key, name }) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </Select>
)

type UploadStatusProps = { upload: Upload; name: string; onRetry: () => void }

const UploadStatus = ({ upload: { progress, error }, name, onRetry }: UploadStatusProps) =>
  error === null ? (
    <div className="absolute inset-x-2 bottom-2 rounded-control bg-paper p-2 text-caption">
      <progress
        aria-label={`Uploading ${name}`}
        value={progress}
        max={1}
        className="block h-2 w-full accent-ink"
      />
      {progress < 1 ? `${Math.round(progress * 100)}%` : 'Being prepared…'}
    </div>
  ) : (
    <div className="absolute inset-x-2 bottom-2 rounded-control bg-error-soft p-2 text-caption text-error">
      <p role="alert">{error}</p>
      <button
        type="button"
        aria-label={`Retry ${name}`}
        onClick={onRetry}
        className="min-h-11 font-semibold underline underline-offset-4 pointer-fine:min-h-6"
      >
        Retry
      </button>
    </div>
  )
