import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { controlClass } from '../../../ui/field.tsx'
import { SearchIcon } from '../../../ui/icons.tsx'
import { useShortcuts, useShortcutsEnabled } from '../../frame/use-shortcuts.ts'

const typingPauseMs = 300

type Props = { label: string; value: string; onSearch: (q: string) => void }

/** Searches once typing pauses. The key `/` moves the focus here, Esc clears the field. */
export function SearchField({ label, value, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { typed, type } = useSearchText(value, onSearch)
  const keysOn = useShortcutsEnabled()
  useShortcuts({
    '/': () => {
      input.current?.focus()
      input.current?.select()
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') type(typed, 0)
    if (event.key !== 'Escape' || typed === '') return
    event.preventDefault()
    type('', 0)
  }
  return (
    <search className="relative grow basis-56">
      <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={keysOn ? '/' : undefined}
        placeholder={keysOn ? `${label} ( / )` : label}
        maxLength={200}
        value={typed}
        onChange={event => type(event.target.value, typingPauseMs)}
        onKeyDown={onKeyDown}
        className={cx(controlClass, 'pl-10')}
      />
    </search>
  )
}

/** The field's text. It follows the address (Back), but not a search this field has sent itself. */
function useSearchText(value: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState({ value, sent: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A filter may be chosen during the pause, so the search has to use the latest callback.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  if (known.value !== value) {
    setKnown({ ...known, value })
    if (known.sent !== value) setTyped(value)
  }
  const type = (text: string, pause: number) => {
    setTyped(text)
    clearTimeout(timer.current)
    const send = () => {
      setKnown(now => ({ ...now, sent: text }))
      latest.current(text)
    }
    if (pause > 0) timer.current = setTimeout(send, pause)
    else send()
  }
  return { typed, type }
}
