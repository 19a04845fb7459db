import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'

/**
 * What the mailed link proves itself with. It is read once and taken out of the address, so that neither the
 * history nor a shared screen keeps it.
 */
export function useMailedToken(): string {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  const navigate = useNavigate()
  const inAddress = search.has('token')
  useEffect(() => {
    if (inAddress) navigate(paths.resetPassword(), { replace: true, preventScrollReset: true })
  }, [inAddress, navigate])
  return token
}
