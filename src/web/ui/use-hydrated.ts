import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until the page has woken up: for buttons that do nothing before that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
