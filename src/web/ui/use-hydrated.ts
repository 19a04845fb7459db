import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until hydration: for buttons that do nothing before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
