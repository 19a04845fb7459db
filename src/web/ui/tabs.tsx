import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'

export type Tab<T extends string> = { id: T; label: string; count?: number | undefined }

type Props<T extends string> = {
  label: string
  tabs: Tab<T>[]
  selected: T
  onSelect: (id: T) => void
  /** The selected tab's content. */
  children: ReactNode
  className?: string
}

/** Left, Right, Home and End move and select at once, since every tab's content is ready. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, children, className }: Props<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // A row that is wider than a phone would hide which tab is open, also once its counts have made it wider.
  const counts = tabs.map(({ count }) => count).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts move the tabs
  useEffect(() => {
    const { current } = list
    const tab = current?.querySelector<HTMLElement>(`[id="${id}-${selected}"]`)
    if (!current || !tab) return
    const before = tab.offsetLeft - current.scrollLeft
    if (before >= 0 && before + tab.offsetWidth <= current.clientWidth) return
    current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2
  }, [id, selected, counts])

  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextIndex(
      event.key,
      tabs.findIndex(tab => tab.id === selected),
      tabs.length,
    )
    const tab = index === null ? undefined : tabs[index]
    if (index === null || !tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="relative flex overflow-x-auto border-line border-b"
      >
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={cx(
              '-outline-offset-2! min-h-11 shrink-0 border-b-2 px-3 text-body-s transition-colors',
              tab.id === selected
                ? 'border-ink font-semibold'
                : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className="ml-1.5 text-ink-3 tabular-nums">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`} className="pt-4">
        {children}
      </div>
    </div>
  )
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
