import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { EditUser, User } from '../../../contract/accounts.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { updateSession } from '../../api/session.ts'
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
  const showFailure = (error: unknown) => {
    if (error instanceof ApiError && showRefusal(form, error, profileFields)) return
    const words = error instanceof ApiError && error.code === 'too_many' ? error.message : ''
    form.setError('root', { message: words || 'Failed to update profile.' })
  }
  const save = async (body: EditUser) => onSaved(await editUser(user._id, body))
  const question = useCurrentPassword(save, showFailure)

  const submit = form.handleSubmit(async values => {
    const body = toEditUser(values, user)
    await save(body).catch(error => {
      if (error instanceof ApiError && error.code === 'reauthenticate') question.ask(body)
      else showFailure(error)
    })
  })

  /** Changing the password may make its repetition right. */
  const checkConfirmed = () => {
    if (form.formState.touchedFields.confirm) void form.trigger('confirm')
  }

  return { form, checkConfirmed, submit, dialog: question.dialog }
}

/** A new password or email ends the session of this call; the answer brings the one that goes on. */
async function editUser(id: string, body: EditUser): Promise<User> {
  const { token, ...changed } = await browserApi.accounts.edit({ params: { id }, body })
  const { firstName, lastName, email } = changed
  updateSession({ firstName, lastName, email, ...(token === undefined ? {} : { token }) })
  return changed
}

/** Asks for the current password and repeats the change with it; other refusals are for the form. */
function useCurrentPassword(save: (body: EditUser) => Promise<void>, onRefused: (error: unknown) => void) {
  const [asked, setAsked] = useState<EditUser | null>(null)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const onConfirm = async (currentPassword: string) => {
    if (!asked) return
    setPending(true)
    setError(null)
    try {
      await save({ ...asked, currentPassword })
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'reauthenticate') setError(cause.message)
      else {
        setAsked(null)
        onRefused(cause)
      }
    }
    setPending(false)
  }
  const ask = (body: EditUser) => {
    setError(null)
    setAsked(body)
  }
  return { ask, dialog: { open: asked !== null, pending, error, onConfirm, onClose: () => setAsked(null) } }
}
