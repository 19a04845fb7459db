import { RemoveRecord } from '../records/remove-record.tsx'
import type { DealAction } from './deal-action.ts'
import { DealDialog } from './deal-dialog.tsx'
import { type DealView, dealName } from './deal-view.ts'
import { ManageDialog } from './manage-dialog.tsx'

export type OpenDialog =
  | { dialog: 'add'; deal: null }
  | { dialog: 'edit' | 'manage' | 'delete'; deal: DealView }

type Props = {
  open: OpenDialog | null
  deals: readonly DealView[]
  mock: boolean
  onAction: (action: DealAction) => Promise<void>
  onUnreachable: () => void
  onClose: () => void
  onDeleted: () => void
}

/** The dialog that is open on the deals page, if any. */
export function DealDialogs({ open, deals, onDeleted, ...props }: Props) {
  if (open === null) return null
  if (open.dialog === 'add' || open.dialog === 'edit')
    return <DealDialog deal={open.deal} deals={deals} {...props} />
  if (open.dialog === 'manage') return <ManageDialog deal={open.deal} {...props} />
  const { deal } = open
  const remove = async () => {
    await props.onAction({ kind: 'delete', id: deal._id })
    onDeleted()
  }
  return (
    <RemoveRecord title="Are you sure you want to delete this deal?" remove={remove} onClose={props.onClose}>
      {dealName(deal)} ends at once. Its products stay in the shop, orders keep the price they were placed at,
      and you can undo this.
    </RemoveRecord>
  )
}
