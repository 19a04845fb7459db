import { useLocation } from 'react-router'
import { paths } from '../paths.ts'

/** The state of a link from the steps of setting up: saving leads back to them. */
export const fromSetup = { from: 'setup' } as const

/** Where a form of products leads when it is done: the list, or the steps of setting up that one came from. */
export function useWayBack(): { to: string; label: string } {
  const state: unknown = useLocation().state
  const isFromSetup = typeof state === 'object' && state !== null && 'from' in state && state.from === 'setup'
  return isFromSetup
    ? { to: paths.setup('products'), label: 'Go on setting up' }
    : { to: paths.productList(), label: 'See the products' }
}
