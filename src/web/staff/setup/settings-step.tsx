import type { SavedSettings } from '../../../contract/settings/settings.ts'
import type { SetupStep } from '../../../contract/settings/setup.ts'
import { DeliveryTab } from '../settings/delivery/delivery-tab.tsx'
import { LookTab } from '../settings/look/look-tab.tsx'
import { MoneyTab } from '../settings/money/money-tab.tsx'
import { ShopTab } from '../settings/shop/shop-tab.tsx'
import { StepContext } from '../settings/step-context.ts'

type Props = {
  step: Exclude<SetupStep, 'categories' | 'products'>
  settings: SavedSettings
  onSaved: (settings: SavedSettings) => void
  onReload: () => void
}

const inStep = { submitLabel: 'Save and go on' }

/** The form of a group of settings, as one step. */
export const SettingsStep = (props: Props) => (
  <StepContext value={inStep}>
    <Group {...props} />
  </StepContext>
)

function Group({ step, settings, ...handlers }: Props) {
  switch (step) {
    case 'shop':
      return <ShopTab saved={settings.shop} {...handlers} />
    case 'money':
      return <MoneyTab saved={settings.money} {...handlers} />
    case 'delivery':
      return <DeliveryTab saved={settings.delivery} {...handlers} />
    case 'look':
      return <LookTab saved={settings.look} shopName={settings.shop.value.name} {...handlers} />
  }
}
