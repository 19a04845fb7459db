import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Banner } from '../../ui/banner.tsx'

/** "Added: Nilofer Kurta, size M", shown once; a reload shows nothing. */
export function AddedNotice() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [words, setWords] = useState<string | null>(null)
  const arrived = addedLine(state)
  useEffect(() => {
    if (!arrived) return
    setWords(arrived)
    navigate('.', { replace: true, state: null, preventScrollReset: true })
  }, [arrived, navigate])

  if (!words) return null
  return (
    <Banner tone="success" className="mt-5" onDismiss={() => setWords(null)}>
      {words}
    </Banner>
  )
}

/** Anybody may have written a history entry's state. */
function addedLine(state: unknown): string | null {
  const added = typeof state === 'object' && state && 'added' in state ? state.added : null
  return typeof added === 'string' ? added : null
}
