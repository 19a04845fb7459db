import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/**
 * The query of a mailed link. It is read once and removed from the address, so that neither the history nor a shared
 * screen shows the token.
 */
export function useMailedQuery(): URLSearchParams {
  const [search] = useSearchParams()
  const [mailed] = useState(search)
  const navigate = useNavigate()
  const inAddress = search.has('token')
  useEffect(() => {
    if (inAddress) navigate({ search: '' }, { replace: true, preventScrollReset: true })
  }, [inAddress, navigate])
  return mailed
}
