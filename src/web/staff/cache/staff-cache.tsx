import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { seconds } from '../../../contract/durations.ts'
import { useSession } from '../../api/session.ts'

/**
 * What the staff's screens have read from the shop. A failed read is shown at once with a button for another try. What
 * nobody looks at is dropped unless the read asks to keep it, so that no form begins with old values.
 */
const createStaffCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        staleTime: 0,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retryDelay: seconds(1) },
    },
  })

/** One cache for all staff pages. Another person who signs in begins with an empty one. */
export function StaffCache({ children }: { children: ReactNode }) {
  const userId = useSession()?.userId
  return <CacheOf key={userId}>{children}</CacheOf>
}

function CacheOf({ children }: { children: ReactNode }) {
  const [client] = useState(createStaffCache)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
