import type { StaffCategory } from '../../../contract/catalogue/categories.ts'
import { Button } from '../../ui/button.tsx'
import { MoveButtons } from '../controls/move-buttons.tsx'

export type CategoryAction = 'edit' | 'merge' | 'remove'

type Props = {
  category: StaffCategory
  /** Its place among those of its level. */
  nth: number
  count: number
  onMove: (by: -1 | 1) => void
  onOpen: (action: CategoryAction, category: StaffCategory) => void
}

const labels: Record<CategoryAction, string> = { edit: 'Edit', merge: 'Merge', remove: 'Delete' }
const actions: CategoryAction[] = ['edit', 'merge', 'remove']

/** What can be done with a category or group. */
export function CategoryActions({ category, nth, count, onMove, onOpen }: Props) {
  const { code, name } = category
  return (
    <div className="ml-auto flex flex-wrap items-center gap-1">
      <MoveButtons id={code} name={name} nth={nth} count={count} onMove={onMove} />
      {actions.map(action => (
        <Button key={action} variant="outline" size="small" onClick={() => onOpen(action, category)}>
          {labels[action]}
          <span className="sr-only"> {name}</span>
        </Button>
      ))}
    </div>
  )
}
