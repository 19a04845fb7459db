import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'

/** The link's token, and whether it came with an invitation to the staff. */
export type ResetLink = { token: string; invited: boolean }

/**
 * Reads the token once and removes it from the address, so that neither the history nor a shared screen shows it.
 */
export function useResetLink(): ResetLink {
  const [search] = useSearchParams()
  const [link] = useState(() => ({
    token: search.get('token') ?? '',
    invited: search.get('invited') === '1',
  }))
  const navigate = useNavigate()
  const inAddress = search.has('token')
  useEffect(() => {
    if (inAddress) navigate(paths.resetPassword(), { replace: true, preventScrollReset: true })
  }, [inAddress, navigate])
  return link
}
