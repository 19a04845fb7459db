import { type PointerEvent, useId } from 'react'
import type { HomePicture } from '../../../../contract/settings/home/part-fields.ts'

type Props = {
  picture: HomePicture
  src: string | undefined
  /** What it is a picture of, inside a sentence. */
  of: string
  onChange: (picture: HomePicture) => void
}

const percentOf = (part: number, whole: number) =>
  Math.min(100, Math.max(0, Math.round((part / Math.max(whole, 1)) * 100)))

/** The point of a picture that stays in sight when it is cut: clicked on it, or set with two sliders. */
export function FocusField({ picture, src, of, onChange }: Props) {
  const id = useId()
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    onChange({
      ...picture,
      focusX: percentOf(clientX - box.left, box.width),
      focusY: percentOf(clientY - box.top, box.height),
    })
  }
  const slider = (name: 'focusX' | 'focusY', label: string) => (
    <label className="flex min-h-11 items-center gap-3 text-body-s">
      <span className="w-28 shrink-0">{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={picture[name]}
        aria-describedby={id}
        onChange={event => onChange({ ...picture, [name]: Number(event.target.value) })}
        className="w-full accent-ink"
      />
    </label>
  )
  return (
    <div className="mb-2 space-y-1">
      {/* The sliders do the same by keyboard. */}
      <div onPointerDown={point} className="relative w-fit max-w-full cursor-crosshair">
        <img
          src={src}
          alt=""
          width={picture.width}
          height={picture.height}
          draggable={false}
          className="max-h-48 w-auto rounded-picture"
        />
        <span
          aria-hidden="true"
          style={{ left: `${picture.focusX}%`, top: `${picture.focusY}%` }}
          className="-translate-1/2 pointer-events-none absolute size-5 rounded-full border-2 border-white bg-ink"
        />
      </div>
      {slider('focusX', 'Left to right')}
      {slider('focusY', 'Top to bottom')}
      <p id={id} className="text-caption text-ink-3">
        The point of the {of} that stays in sight when it is cut. Click on it, or use the sliders.
      </p>
    </div>
  )
}
