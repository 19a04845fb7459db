import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { controlClass, Field, FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { Select } from '../../../ui/select.tsx'
import { linesOf } from '../form-values.ts'
import type { DeliveryForm } from './terms-fields.tsx'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
/** The week begins on Monday on screens. */
const shown = [1, 2, 3, 4, 5, 6, 0] as const

/** By which days deliveries are counted. */
export function CourierDays({ form }: { form: DeliveryForm }) {
  const { works } = form.formState.errors
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold text-label">Days on which the courier comes</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {shown.map(day => (
          <Checkbox key={day} label={weekdays[day]} {...form.register(`works.${day}`)} />
        ))}
      </div>
      {works?.message && <FieldError id="works-error">{works.message}</FieldError>}
      <Holidays form={form} />
      <Select
        label="Time zone"
        help="Your shop’s days begin and end by it."
        className="max-w-80"
        {...fieldOf(form, 'timeZone')}
      >
        {timeZones(form.getValues('timeZone')).map(zone => (
          <option key={zone}>{zone}</option>
        ))}
      </Select>
    </fieldset>
  )
}

/** Browsers differ in which zones they know. */
const timeZones = (current: string) =>
  [...new Set([current, ...Intl.supportedValuesOf('timeZone')])].toSorted()

function Holidays({ form }: { form: DeliveryForm }) {
  const dates = linesOf(useWatch({ control: form.control, name: 'holidays' }))
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const change = (all: readonly string[]) => {
    const holidays = [...new Set(all)].toSorted().join('\n')
    form.setValue('holidays', holidays, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    input.current?.focus()
  }
  const add = () => {
    if (typed) change([...dates, typed])
    setTyped('')
  }
  return (
    <div>
      <Field label="Holidays" optional id="holidays" error={form.formState.errors.holidays?.message}>
        {control => (
          <div className="flex gap-2">
            <input
              type="date"
              ref={input}
              value={typed}
              onChange={event => setTyped(event.target.value)}
              {...control}
              className={`${controlClass} max-w-52`}
            />
            <Button variant="outline" onClick={add} aria-disabled={typed === ''}>
              Add
            </Button>
          </div>
        )}
      </Field>
      {dates.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label="Holidays">
          {dates.map(date => (
            <li
              key={date}
              className="flex items-center rounded-control bg-sunk pl-3 text-body-s tabular-nums"
            >
              {longDate(date)}
              <IconButton
                label={`Remove ${longDate(date)}`}
                onClick={() => change(dates.filter(each => each !== date))}
              >
                <X size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** What was saved by a call may be no date of the calendar. */
function longDate(date: string): string {
  const at = new Date(date)
  return Number.isNaN(at.getTime()) ? date : dateFormat.format(at)
}
