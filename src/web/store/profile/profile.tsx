import { useEffect, useRef, useState } from 'react'
import type { User } from '../../../contract/accounts/accounts.ts'
import { Banner } from '../../ui/banner.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileForm } from './profile-form.tsx'
import { UnconfirmedEmail } from './unconfirmed-email.tsx'

/** Switches between reading and editing; the focus follows. */
export function Profile({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const [editing, setEditing] = useState(false)
  const [saved, setSaved] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (!editing && wasEditing.current) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])

  const edit = () => {
    setSaved(false)
    setEditing(true)
  }
  const keep = (changed: User) => {
    onSaved(changed)
    setSaved(true)
    setEditing(false)
  }
  return (
    <>
      <div role="status">
        {saved && (
          <Banner tone="success" className="mt-6" onDismiss={() => setSaved(false)}>
            Profile updated successfully!
          </Banner>
        )}
      </div>
      {editing ? (
        <ProfileForm user={user} onSaved={keep} onCancel={() => setEditing(false)} />
      ) : (
        <>
          {!user.emailConfirmed && <UnconfirmedEmail key={user.email} email={user.email} />}
          <ProfileDetails user={user} onEdit={edit} editButton={editButton} />
        </>
      )}
    </>
  )
}
