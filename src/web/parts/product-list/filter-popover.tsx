import { cx } from '../../ui/cx.ts'
import { ChevronDown } from '../../ui/icons.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import { filterButton } from './filter-button.ts'
import type { Filter } from './filters.tsx'

/** One filter of the desktop row. It stays open while values are chosen. */
export function FilterPopover({ name, chosen, content }: Filter) {
  const { open, rootProps, buttonProps, panelProps } = useDisclosure()
  return (
    <div {...rootProps} className="relative">
      <button
        type="button"
        {...buttonProps}
        className={cx(filterButton, 'hover:border-ink', open || chosen > 0 ? 'border-ink' : 'border-control')}
      >
        {name}
        {chosen > 0 && <span className="font-semibold tabular-nums">({chosen})</span>}
        <ChevronDown size={16} />
      </button>
      {/* Focusable, because pressing on its text would otherwise focus `main` and close it. */}
      <fieldset
        id={panelProps.id}
        tabIndex={-1}
        hidden={panelProps.hidden}
        className="absolute top-full left-0 z-sheet mt-2 max-h-96 w-max max-w-md overflow-y-auto overscroll-contain rounded-panel border border-line bg-white px-5 py-3 text-body-s shadow-overlay transition-opacity duration-200 starting:opacity-0"
      >
        <legend className="sr-only">{name}</legend>
        {open && <div className={name === 'Colour' ? 'grid grid-cols-2 gap-x-8' : undefined}>{content}</div>}
      </fieldset>
    </div>
  )
}
