import { type DragEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { maxPicturesPerProduct } from '../../../../contract/pictures.ts'
import { cx } from '../../../ui/cx.ts'
import { FieldError } from '../../../ui/field.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { FileButton } from '../../pictures/file-button.tsx'
import { PictureTile } from './picture-tile.tsx'
import type { ColorRow } from './product-values.ts'
import type { Pictures as State } from './use-pictures.ts'

type Props = {
  state: State
  /** Those that have a name. */
  colors: readonly ColorRow[]
  error: string | undefined
}

export function Pictures({ state, colors, error }: Props) {
  const { pictures, uploads, skippedMessage, ...actions } = state
  const [announcement, setAnnouncement] = useState('')
  const id = useId()
  const drop = useDroppedFiles(actions.add)

  const move = (key: string, to: number) => {
    if (pictures[to]?.key === key) return
    const button = document.activeElement?.getAttribute('data-move') ?? null
    flushSync(() => actions.move(key, to))
    setAnnouncement(`Picture moved to place ${to + 1} of ${pictures.length}.`)
    // React moves the tile in the page, which loses the focus.
    if (button) document.querySelector<HTMLElement>(`[data-move="${CSS.escape(button)}"]`)?.focus()
  }
  const remove = (key: string, index: number) => {
    flushSync(() => actions.remove(key))
    setAnnouncement(`Picture ${index + 1} removed.`)
    const next = document.querySelectorAll<HTMLElement>(`[data-tiles="${id}"] [aria-label^="Remove picture"]`)
    ;(next[Math.min(index, next.length - 1)] ?? document.getElementById('pictures'))?.focus()
  }
  const isFull = pictures.length >= maxPicturesPerProduct
  return (
    <fieldset
      {...drop.props}
      className={cx('min-w-0', drop.over && 'outline-2 outline-madder outline-offset-8')}
    >
      <legend className="mb-1.5 font-semibold text-label">Product images</legend>
      {pictures.length > 0 && (
        <ul data-tiles={id} className="mb-4 grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-5">
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              index={index}
              count={pictures.length}
              upload={uploads[picture.key]}
              onMove={move}
              onRemove={() => remove(picture.key, index)}
              onRetry={() => actions.retry(picture.key)}
              onDescribe={alt => actions.describe(picture.key, alt)}
              colors={colors}
              onTie={color => actions.tie(picture.key, color)}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-control border-dashed p-4">
        {!isFull && (
          <FileButton
            id="pictures"
            label="Upload images"
            multiple
            describedBy={error ? `${id}-help ${id}-error` : `${id}-help`}
            invalid={Boolean(error)}
            onFiles={actions.add}
          />
        )}
        {/* With no room left the button is gone, so this text takes the focus for errors. */}
        <p
          id={isFull ? 'pictures' : `${id}-help`}
          tabIndex={isFull ? -1 : undefined}
          aria-describedby={isFull && error ? `${id}-error` : undefined}
          className="text-caption text-ink-3"
        >
          {isFull
            ? `At most ${maxPicturesPerProduct} pictures.`
            : 'Several at once, or drop them here: JPEG, PNG, WebP or AVIF up to 10 MB. The first is the main picture.'}
        </p>
      </div>
      <p role="status" className="not-empty:mt-2 text-warning">
        {skippedMessage}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <LiveRegion>{announcement}</LiveRegion>
    </fieldset>
  )
}

/** Takes dropped files. A dragged picture of the form carries none. */
function useDroppedFiles(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    over,
    props: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
