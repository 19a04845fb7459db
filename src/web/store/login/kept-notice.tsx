import { Banner } from '../../ui/banner.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { readKeptPieces } from './kept-pieces.ts'

/** Why a sign-in is needed, and that nothing chosen is lost. */
export function KeptNotice({ next }: { next: string | null }) {
  const kept = useHydrated() ? readKeptPieces(next) : null
  if (!kept) return null
  return (
    <Banner tone="info" className="mt-6">
      Sign in to add this to your cart. We’ve kept your choice: {kept.added.replace('Added: ', '')}.
    </Banner>
  )
}
