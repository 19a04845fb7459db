import { useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { EraseDialog } from '../../parts/account/erase-dialog.tsx'
import { textLink } from '../../ui/text-link.ts'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'
import { paths } from '../paths.ts'

/** An account, or the guests of a number, each of whom is an account without a password. */
export type Erased = { ids: readonly string[]; name: string; what: string }

type Props = {
  erased: Erased
  onErased: () => void
  /** Closes after some were deleted, and others not. */
  onPartly: () => void
  onCancel: () => void
}

export function EraseCustomer({ erased: { ids, name }, onErased, onPartly, onCancel }: Props) {
  const [gone] = useState(() => new Set<string>())
  return (
    <EraseDialog
      title={`Delete the data of ${name}?`}
      confirmLabel="Delete data"
      className={staffDialogClass}
      erase={async body => {
        for (const id of ids.filter(each => !gone.has(each))) {
          await browserApi.privacy.eraseCustomer({ params: { id }, body })
          gone.add(id)
        }
      }}
      onErased={onErased}
      onCancel={() => (gone.size > 0 ? onPartly() : onCancel())}
    >
      <p>
        Be sure that they are who they say: call their phone number first. Name, email, phone, address, cart
        and wishlist are deleted at once, and they are signed out everywhere. This cannot be undone.
      </p>
      <p className="mt-3">
        Their orders stay in the books with lines and amounts, but without name, address and phone. What the
        staff noted on their orders is deleted, too; note, tags and block of their number go with its last
        order. It is recorded under{' '}
        <Link to={paths.changes()} className={textLink}>
          Changes
        </Link>
        .
      </p>
    </EraseDialog>
  )
}
