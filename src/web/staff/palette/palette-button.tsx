import { useEffect, useState } from 'react'
import { SearchIcon } from '../../ui/icons.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Palette } from './palette.tsx'

/** Opens the palette; Ctrl+K and Cmd+K do so from anywhere on the page. */
export function PaletteButton() {
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      // Another open dialog may hold unsaved text.
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        disabled={!hydrated}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control border border-control bg-white text-ink-2 hover:border-ink sm:w-64 sm:px-3"
      >
        <SearchIcon size={16} />
        <span className="max-sm:sr-only">Quick find</span>
        <span aria-hidden="true" className="ml-auto text-caption text-ink-3 max-sm:hidden">
          {hydrated && isMac() ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      <Palette open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent)
