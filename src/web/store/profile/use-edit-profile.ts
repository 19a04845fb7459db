import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { EditUser, User } from '../../../contract/accounts/accounts.ts'
import { browserApi } from '../../api/browser.ts'
import type { ApiError } from '../../api/error.ts'
import { updateSession } from '../../api/session.ts'
import { useReauthentication } from '../../parts/account/use-reauthentication.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { ProfileValues, toEditUser, toProfileValues } from './profile-values.ts'

/** In the order of the page. */
export const profileFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address.street',
  'address.city',
  'password',
  'confirm',
] as const

export function useEditProfile({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const form = useForm<ProfileValues>({
    resolver: zodResolver(ProfileValues),
    mode: 'onTouched',
    defaultValues: toProfileValues(user),
  })
  const showFailure = (error: ApiError) => {
    if (showRefusal(form, error, profileFields)) return
    const words = error.code === 'too_many' ? error.message : ''
    form.setError('root', { message: words || 'Failed to update profile.' })
  }
  const reauthentication = useReauthentication(showFailure)

  const submit = form.handleSubmit(values => {
    const body = toEditUser(values, user)
    return reauthentication.run(async proof => onSaved(await editUser(user._id, { ...body, ...proof })))
  })

  /** Changing the password may make its repetition right. */
  const checkConfirmed = () => {
    if (form.formState.touchedFields.confirm) void form.trigger('confirm')
  }

  return { form, checkConfirmed, submit, dialog: reauthentication.dialog }
}

/** A new password or email ends the session of this call; the answer brings the one that goes on. */
async function editUser(id: string, body: EditUser): Promise<User> {
  const { token, ...changed } = await browserApi.accounts.edit({ params: { id }, body })
  const { firstName, lastName, email } = changed
  updateSession({ firstName, lastName, email, ...(token === undefined ? {} : { token }) })
  return changed
}
