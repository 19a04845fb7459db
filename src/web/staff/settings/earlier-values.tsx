import { useContext } from 'react'
import type { SavedSettings, SettingGroup, SettingsChange } from '../../../contract/settings/settings.ts'
import type { Change } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useCurrency } from '../../parts/money.tsx'
import { orderTime } from '../../parts/order/order-date.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { changeLines } from '../changes/change-lines.ts'
import type { SavedGroup } from './settings-group.ts'
import { StepContext } from './step-context.ts'

type Props<Group extends SettingGroup> = {
  group: Group
  saved: SavedGroup<Group>
  onSaved: (settings: SavedSettings) => void
}

const shownChanges = 5

/** The last changes of a group, each with a button that puts its earlier values back; none where it is one step of several. */
export function EarlierValues<Group extends SettingGroup>(props: Props<Group>) {
  return useContext(StepContext) === null ? <LastChanges {...props} /> : null
}

function LastChanges<Group extends SettingGroup>({ group, saved, onSaved }: Props<Group>) {
  const toasts = useToasts()
  const currency = useCurrency()
  const { answer } = useRead(['changes of settings', group, saved.version], signal =>
    browserApi.staff.changes(
      { query: { thing: 'settings', subjectId: group, limit: shownChanges } },
      { signal },
    ),
  )
  if (answer.state !== 'ready' || answer.value.changes.length === 0) return null
  const putBack = async ({ before }: Change) => {
    const value = { ...saved.value, ...before }
    try {
      // The values were this group's own.
      const body = { group, version: saved.version, value } as SettingsChange
      onSaved(await browserApi.settings.save({ body }))
      toasts.show({ text: 'The earlier values are back.' })
    } catch (cause) {
      toasts.show({ tone: 'error', text: asApiError(cause).message })
    }
  }
  return (
    <section aria-labelledby="earlier-heading" className="mt-12 max-w-4xl">
      <h2 id="earlier-heading" className="font-semibold text-heading">
        Last changes
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {answer.value.changes.map(change => (
          <li key={change._id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="text-body-s text-ink-2">
                <time dateTime={change.at}>{orderTime(change.at)}</time>, {change.by.name}
              </p>
              <ul>
                {changeLines(change, { currency, groups: [] }).map(({ label, before, after }) => (
                  <li key={label} className="wrap-anywhere">
                    {label}: <s className="text-ink-3">{before || 'nothing'}</s> → {after || 'nothing'}
                  </li>
                ))}
              </ul>
            </div>
            <Button variant="outline" size="small" onClick={() => putBack(change)}>
              Undo
              <span className="sr-only"> the change of {orderTime(change.at)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
