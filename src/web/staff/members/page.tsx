import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { StaffMember } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useSession } from '../../api/session.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { Button } from '../../ui/button.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MembersTable } from './members-table.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

export const meta = privatePageMeta('Staff')

type OpenDialog = { dialog: 'invite' } | { dialog: 'remove' | 'role'; member: StaffMember } | null

export default function StaffPage() {
  const toasts = useToasts()
  const ownId = useSession()?.userId
  const [open, setOpen] = useState<OpenDialog>(null)
  const inviteButton = useRef<HTMLButtonElement>(null)
  const { answer, value, replace } = useRead(['members'], signal => browserApi.staff.members({}, { signal }))
  const close = () => setOpen(null)
  const done = (list: { members: StaffMember[] }, text: string) => {
    replace(list)
    close()
    toasts.show({ text })
  }
  const inviteAgain = async ({ email, firstName, lastName, staffRole }: StaffMember) => {
    try {
      done(
        await browserApi.staff.invite({ body: { email, firstName, lastName, staffRole } }),
        sentMessage(email),
      )
    } catch (cause) {
      toasts.show({ tone: 'error', text: asApiError(cause).message })
    }
  }
  const count = value?.members.length ?? 0
  return (
    <>
      <PageHead title="Staff" count={value ? countLabel(count, 'member') : undefined}>
        <Button ref={inviteButton} size="small" onClick={() => setOpen({ dialog: 'invite' })}>
          Invite
        </Button>
      </PageHead>
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The staff list could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !value && (
        <Loading label="Loading staff">
          <Skeleton className="h-48" />
        </Loading>
      )}
      {value && (
        <MembersTable
          members={value.members}
          onInviteAgain={inviteAgain}
          onChangeRole={member => setOpen({ dialog: 'role', member })}
          onRemove={member => setOpen({ dialog: 'remove', member })}
        />
      )}
      {open?.dialog === 'invite' && (
        <InviteDialog onClose={close} onInvited={(list, email) => done(list, sentMessage(email))} />
      )}
      {open?.dialog === 'role' && <RoleDialog member={open.member} onClose={close} onChanged={done} />}
      {open?.dialog === 'remove' && (
        <RemoveDialog
          member={open.member}
          own={open.member.id === ownId}
          onClose={close}
          onRemoved={list => {
            // An open dialog holds the focus, so it has to be gone first.
            flushSync(() =>
              done(list, `${open.member.firstName} ${open.member.lastName} is no longer a member of staff.`),
            )
            inviteButton.current?.focus()
          }}
        />
      )}
    </>
  )
}

const sentMessage = (email: string) => `An email is on its way to ${email}.`
