import type { Invited } from '../../../contract/staff.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CopyField } from '../controls/copy-field.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'

export type Handed = Pick<Invited, 'link' | 'isMember' | 'isMailed'> & { email: string }

/** After an invitation: whether a mail is on its way, and the link to send oneself. */
export const InvitationDialog = ({ onClose, ...handed }: Handed & { onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={handed.isMember ? 'On the staff already' : 'The invitation is ready'}
    className={staffDialogClass}
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <p className="wrap-anywhere mb-5">{whatHappens(handed)}</p>
    {handed.link && (
      <CopyField
        label="Link of the invitation"
        value={handed.link}
        help="It works once, within seven days. Send it to nobody else: it opens a place on your staff."
      />
    )}
  </Dialog>
)

function whatHappens({ link, isMember, isMailed, email }: Handed): string {
  if (isMember) return `${email} is a member of staff. Change their role in the list.`
  if (isMailed)
    return link
      ? `An email with the link is on its way to ${email}. You can also send it yourself, by WhatsApp for one.`
      : `An email is on its way to ${email}.`
  return link
    ? 'The shop has no mail server, so nothing was mailed. Send this link yourself, by WhatsApp for one.'
    : `The shop has no mail server, so nothing was mailed. ${email} has an account here: connect a mail server, then make a new link.`
}
