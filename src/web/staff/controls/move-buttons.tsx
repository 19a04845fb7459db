import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowDown, ArrowUp } from '../icons.tsx'

type Props = { id: string; name: string; nth: number; count: number; onMove: (by: -1 | 1) => void }

/** Moves a thing up and down in its list, for `useReorder`. */
export const MoveButtons = ({ id, name, nth, count, onMove }: Props) =>
  ([-1, 1] as const).map(by => {
    const isEnd = nth + by < 0 || nth + by >= count
    return (
      <IconButton
        key={by}
        id={`${by < 0 ? 'up' : 'down'}-${id}`}
        label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onMove(by)}
      >
        {by < 0 ? <ArrowUp /> : <ArrowDown />}
      </IconButton>
    )
  })
