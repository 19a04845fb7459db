import { useRef, useState } from 'react'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'

const loadSheet = () => import('./size-sheet.tsx').then(module => module.SizeSheet)

/** Asks for the size: on phones in a sheet, where the sizes may be out of sight, else where they stand. */
export function useAskSize() {
  const sheet = useLazyDialog(loadSheet)
  const [isAsked, setIsAsked] = useState(false)
  const sizes = useRef<HTMLDivElement>(null)
  const askSize = () => {
    if (!matchMedia('(min-width: 64rem)').matches) return sheet.show()
    setIsAsked(true)
    sizes.current?.querySelector<HTMLElement>('input:not([aria-label])')?.focus()
  }
  return { sheet, isAsked, sizes, askSize }
}
