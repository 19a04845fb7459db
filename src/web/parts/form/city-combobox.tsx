import { type ComponentProps, useId, useState } from 'react'
import { suggestCities } from '../../../contract/delivery/cities.ts'
import { cx } from '../../ui/cx.ts'
import { controlClass, Field } from '../../ui/field.tsx'
import { useComboboxKeys } from '../search/use-combobox-keys.ts'

type Props = {
  id?: string | undefined
  error: string | undefined
  typed: string
  /** The cities that the shop's own zones name. */
  cities?: readonly string[]
  /** What the input is bound with. */
  input: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'value' | 'autoComplete'>
  onChoose: (city: string) => void
}

const noCities: readonly string[] = []

/** Offers the country's cities while somebody types, also after a slip. Any other place can be typed. */
export function CityCombobox({ id, error, typed, cities = noCities, input, onChoose }: Props) {
  const listId = useId()
  const [opened, setOpened] = useState(false)
  const offered = suggestCities(typed, cities).filter(city => city !== typed)
  const open = opened && offered.length > 0
  const choose = (index: number) => {
    const city = offered[index]
    if (city) onChoose(city)
    setOpened(false)
  }
  const keys = useComboboxKeys({
    count: open ? offered.length : 0,
    open,
    onOpen: () => setOpened(true),
    onClose: () => setOpened(false),
    onEnter: choose,
  })
  return (
    <Field label="City" {...(id && { id })} error={error}>
      {control => (
        <div className="relative">
          <input
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={keys.active >= 0 ? `${listId}-${keys.active}` : undefined}
            {...input}
            {...control}
            onKeyDown={keys.onKeyDown}
            onChange={event => {
              keys.setActive(-1)
              setOpened(true)
              input.onChange?.(event)
            }}
            onBlur={event => {
              setOpened(false)
              input.onBlur?.(event)
            }}
            className={controlClass}
          />
          {open && (
            <div
              id={listId}
              role="listbox"
              aria-label="Cities"
              tabIndex={-1}
              className="absolute top-full left-0 z-header mt-1 w-full min-w-56 overflow-hidden rounded-control border border-line bg-white py-1 shadow-overlay"
            >
              {offered.map((city, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
                <div
                  key={city}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === keys.active}
                  tabIndex={-1}
                  // Before the field loses the focus, which would close the list.
                  onPointerDown={event => event.preventDefault()}
                  onClick={() => choose(index)}
                  className={cx('flex min-h-11 items-center px-3', index === keys.active && 'bg-sunk')}
                >
                  {city}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
