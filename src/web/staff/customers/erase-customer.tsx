import { browserApi } from '../../api/browser.ts'
import { EraseDialog } from '../../parts/account/erase-dialog.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'
import type { Customer } from './customers-table.tsx'

type Props = { customer: Customer; onErased: () => void; onCancel: () => void }

export const EraseCustomer = ({ customer: { _id, name, orders }, onErased, onCancel }: Props) => (
  <EraseDialog
    title={`Delete the account of ${name}?`}
    className={staffDialogClass}
    erase={body => browserApi.privacy.eraseCustomer({ params: { id: _id }, body })}
    onErased={onErased}
    onCancel={onCancel}
  >
    <p>
      Name, email, phone, address, cart and wishlist are deleted at once, and they are signed out everywhere.
      This cannot be undone.
    </p>
    {orders > 0 && (
      <p className="mt-3">
        {orders === 1 ? 'Their order stays' : `Their ${orders} orders stay`} in the books with lines and
        amounts, but without name, address and phone. What the staff noted about{' '}
        {orders === 1 ? 'it' : 'them'} is deleted, too.
      </p>
    )}
  </EraseDialog>
)
