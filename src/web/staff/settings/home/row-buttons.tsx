import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { ArrowDown, ArrowUp } from '../../icons.tsx'

/** A list whose rows are moved with buttons: the focus stays with the row, and its new place is read out. */
export function useRowMoves(at: string, count: number, move: (from: number, to: number) => void) {
  const [moved, setMoved] = useState<{ name: string; to: number; way: 'up' | 'down' } | null>(null)
  useEffect(() => {
    if (moved) document.getElementById(`${at}.${moved.to}.${moved.way}`)?.focus()
  }, [moved, at])
  const moveRow = (name: string, from: number, by: 1 | -1) => {
    const to = from + by
    if (to < 0 || to >= count) return
    move(from, to)
    setMoved({ name, to, way: by === 1 ? 'down' : 'up' })
  }
  const said = <LiveRegion>{moved && `${moved.name} is number ${moved.to + 1} of ${count} now.`}</LiveRegion>
  return { moveRow, said }
}

type Props = {
  /** The row's place in the form: "parts.2". */
  at: string
  /** What the row is called: "Banner", "Slide 2". */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** Up, down and remove. Moves that lead nowhere stay buttons, so that they keep the focus. */
export const RowButtons = ({ at, name, isFirst, isLast, onMove, onRemove }: Props) => (
  <span className="flex flex-wrap items-center">
    <IconButton id={`${at}.up`} label={`Move ${name} up`} aria-disabled={isFirst} onClick={() => onMove(-1)}>
      <ArrowUp />
    </IconButton>
    <IconButton
      id={`${at}.down`}
      label={`Move ${name} down`}
      aria-disabled={isLast}
      onClick={() => onMove(1)}
    >
      <ArrowDown />
    </IconButton>
    <Button variant="quiet" size="small" onClick={onRemove}>
      Remove<span className="sr-only"> {name}</span>
    </Button>
  </span>
)
