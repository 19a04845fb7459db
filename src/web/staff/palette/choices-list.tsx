import { useEffect, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { ProductThumbnail } from '../controls/product-thumbnail.tsx'
import type { Choice, ChoiceGroup } from './choices.ts'

type Props = {
  id: string
  choices: readonly Choice[]
  active: number
  busy: boolean
  onChoose: (choice: Choice) => void
}

const groups: ChoiceGroup[] = ['Screens', 'Actions', 'Orders', 'Products', 'Customers']

/** The options of the combobox, in groups. The focus stays in the field. */
export function ChoicesList({ id, choices, active, busy, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (choices.length === 0) return null
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Found"
      aria-busy={busy}
      tabIndex={-1}
      className={cx('overflow-y-auto overscroll-contain py-1', busy && 'opacity-60')}
    >
      {groups.map(group => {
        const rows = choices.flatMap((choice, index) => (choice.group === group ? [{ choice, index }] : []))
        if (rows.length === 0) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options by the combobox pattern, no fieldset
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-4 pt-2 pb-1 text-caption text-ink-3">
              {group}
            </p>
            {rows.map(({ choice, index }) => (
              <ChoiceRow
                key={choice.id}
                id={`${id}-${index}`}
                choice={choice}
                active={index === active}
                onChoose={() => onChoose(choice)}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

type RowProps = { id: string; choice: Choice; active: boolean; onChoose: () => void }

const ChoiceRow = ({ id, choice, active, onChoose }: RowProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
  <div
    id={id}
    role="option"
    aria-selected={active}
    tabIndex={-1}
    // A press must leave the focus in the field.
    onMouseDown={event => event.preventDefault()}
    onClick={onChoose}
    className={cx(
      'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-sunk',
      active && 'bg-sunk',
    )}
  >
    {choice.picture !== undefined && <ProductThumbnail src={choice.picture} />}
    <span className="min-w-0 grow">{choice.name}</span>
    {choice.detail && (
      <span className="min-w-0 shrink-0 truncate text-caption text-ink-2 tabular-nums max-sm:max-w-36">
        {choice.detail}
      </span>
    )}
  </div>
)
