import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { User } from '../../../contract/accounts.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { updateSession } from '../../api/session.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { ProfileValues, toEditUser } from './profile-values.ts'

/** In the order of the page. */
export const profileFields = ['firstName', 'lastName', 'password', 'confirm'] as const

export function useEditProfile({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const { firstName, lastName } = user
  const form = useForm<ProfileValues>({
    resolver: zodResolver(ProfileValues),
    mode: 'onTouched',
    defaultValues: { firstName, lastName, password: '', confirm: '' },
  })

  const save = async (values: ProfileValues) => {
    try {
      const body = toEditUser(values)
      const changed = await browserApi.accounts.edit({ params: { id: user._id }, body })
      const { firstName, lastName, email, token } = changed
      updateSession({ firstName, lastName, email, ...(token === undefined ? {} : { token }) })
      onSaved(changed)
    } catch (error) {
      if (error instanceof ApiError && showRefusal(form, error, profileFields)) return
      form.setError('root', { message: 'Failed to update profile.' })
    }
  }

  /** Changing the password may make its repetition right. */
  const checkConfirmed = () => {
    if (form.formState.touchedFields.confirm) void form.trigger('confirm')
  }

  return { form, checkConfirmed, submit: form.handleSubmit(save) }
}
