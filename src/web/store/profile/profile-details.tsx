import type { ReactNode, Ref } from 'react'
import type { User } from '../../../contract/accounts/accounts.ts'
import { Button } from '../../ui/button.tsx'

type Props = { user: User; onEdit: () => void; editButton: Ref<HTMLButtonElement> }

export function ProfileDetails({ user, onEdit, editButton }: Props) {
  const { street, city } = user.address
  return (
    <>
      <dl className="mt-6 border-line border-t">
        <Fact name="First name">{user.firstName}</Fact>
        <Fact name="Last name">{user.lastName}</Fact>
        <Fact name="Email">{user.email}</Fact>
        <Fact name="Phone">{user.phone || 'Not given'}</Fact>
        <Fact name="Address">{[street, city].filter(Boolean).join(', ') || 'Not given'}</Fact>
        <Fact name="Password">
          <span aria-hidden="true">••••••••</span>
          <span className="sr-only">hidden</span>
        </Fact>
      </dl>
      <Button ref={editButton} variant="outline" className="mt-6" onClick={onEdit}>
        Edit
      </Button>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 border-line border-b py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-body-s text-ink-2">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
