import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ResetPassword } from '../../../contract/accounts/accounts.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { closeSession } from '../../api/session.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { paths } from '../../paths.ts'

/** `onExpired`: the shop refuses the link. */
export function useResetPassword(token: string, onExpired: () => void) {
  const navigate = useNavigate()
  const form = useForm<ResetPassword>({
    resolver: zodResolver(ResetPassword),
    mode: 'onTouched',
    defaultValues: { token, password: '' },
  })
  const save = async (body: ResetPassword) => {
    try {
      await browserApi.accounts.resetPassword({ body })
      // The shop has ended all sessions; the one stored here would be refused.
      closeSession('ended')
      await navigate(paths.login(undefined, 'reset'), { replace: true })
    } catch (error) {
      const refusal = asApiError(error)
      if (refusal.fields.token) onExpired()
      else if (!showRefusal(form, refusal, ['password'])) form.setError('root', { message: refusal.message })
    }
  }
  return { form, submit: form.handleSubmit(save) }
}
