import { useWatch } from 'react-hook-form'
import { EarlierValues } from '../earlier-values.tsx'
import { LinkList } from '../link-list.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { TabProps } from '../settings-group.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { HomePreview } from './home-preview.tsx'
import { homeResolver, namesOf, toHome, toValues } from './home-values.ts'
import { PartsFields } from './parts-fields.tsx'

type Props = TabProps<'home'> & {
  shopName: string
  /** The shop's own, by which parts come and go. */
  timeZone: string
}

/** What the home page is made of. */
export function HomeTab({ saved, shopName, timeZone, onSaved, onReload }: Props) {
  const state = useSettingsForm({
    values: toValues(saved.value, timeZone),
    resolver: homeResolver(timeZone),
    names: namesOf,
    toChange: value => ({ group: 'home', version: saved.version, value }),
    onSaved,
  })
  const { form } = state
  const typed = useWatch({ control: form.control, compute: values => toHome(values, timeZone) })
  return (
    <>
      <SettingsForm
        state={state}
        onReload={onReload}
        preview={<HomePreview home={typed} shopName={shopName} timeZone={timeZone} />}
      >
        <p className="text-body-s text-ink-2">
          Shoppers see these parts from top to bottom. Empty parts are hidden. Times are those of {timeZone},
          as under Delivery.
        </p>
        <PartsFields form={form} />
        <LinkList />
      </SettingsForm>
      <EarlierValues group="home" saved={saved} onSaved={onSaved} />
    </>
  )
}
