import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { useRead } from '../cache/use-read.ts'
import { paths } from '../paths.ts'
import { SecondFactorContext } from './second-factor-context.ts'

/** Leads whoever still has to set up a second factor to the page for it, and back afterwards. */
export function SecondFactorFirst({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const own = useRead(['second factor'], signal => browserApi.accounts.secondFactor({}, { signal }))
  const isMissing = own.value?.required === true && own.value.since === null
  return (
    <SecondFactorContext value={own}>
      {isMissing && pathname !== paths.security() ? (
        <Navigate to={paths.security(pathname + search)} replace />
      ) : (
        children
      )}
    </SecondFactorContext>
  )
}
