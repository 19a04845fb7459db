import { Button } from '../../../ui/button.tsx'

type Props = {
  id: string
  /** What one row holds: 'material'. */
  itemName: string
  /** How many rows there are; the example shows where there are none. */
  count: number
  example: string
  onAdd: (index: number) => void
}

/** The button under a list of rows that adds one. */
export const AddRow = ({ id, itemName, count, example, onAdd }: Props) => (
  <>
    <Button
      id={id}
      variant="outline"
      size="small"
      className={count > 0 ? 'mt-2' : ''}
      onClick={() => onAdd(count)}
    >
      Add {itemName}
    </Button>
    {count === 0 && <span className="ml-3 text-caption text-ink-3">{example}</span>}
  </>
)
