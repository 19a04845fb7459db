import { Link, useNavigate, useParams, useRevalidator } from 'react-router'
import {
  type SavedSettings,
  type SettingGroup,
  settingGroupNames,
} from '../../../contract/settings/settings.ts'
import { browserApi } from '../../api/browser.ts'
import { useSession } from '../../api/session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { paths } from '../paths.ts'
import { CheckoutTab } from './checkout/checkout-tab.tsx'
import { DeliveryTab } from './delivery/delivery-tab.tsx'
import { HomeTab } from './home/home-tab.tsx'
import { LookTab } from './look/look-tab.tsx'
import { MoneyTab } from './money/money-tab.tsx'
import { PaymentTab } from './payment/payment-tab.tsx'
import { PoliciesTab } from './policies/policies-tab.tsx'
import { SearchTab } from './search/search-tab.tsx'
import { ShopTab } from './shop/shop-tab.tsx'

/** Others of the staff see a note, and no call is made: a refused call would end their session. */
export default function SettingsPage() {
  return useSession()?.staffRole === 'owner' ? (
    <OwnersSettings />
  ) : (
    <EmptyState heading="h1" title="This page is for the shop’s owner" />
  )
}

const groups = Object.keys(settingGroupNames) as SettingGroup[]
const tabs = groups.map(id => ({ id, label: settingGroupNames[id] }))

function OwnersSettings() {
  const { group: asked } = useParams()
  const selected = groups.find(group => group === asked) ?? 'shop'
  const navigate = useNavigate()
  const { answer, value, replace, reload } = useRead(['settings'], signal =>
    browserApi.settings.get({}, { signal }),
  )
  const { revalidate } = useRevalidator()
  const onSaved = (settings: SavedSettings) => {
    replace(settings)
    // The header shows the shop's name.
    void revalidate()
  }
  const handlers = { onSaved, onReload: reload }
  return (
    <>
      <PageHead title="Settings">
        <Link to={paths.setup()} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Set up step by step
        </Link>
      </PageHead>
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The settings could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !value && (
        <Loading label="Loading settings">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {value && (
        <Tabs
          label="Settings"
          tabs={tabs}
          selected={selected}
          onSelect={group => navigate(paths.settings(group))}
        >
          {selected === 'shop' && <ShopTab saved={value.shop} {...handlers} />}
          {selected === 'money' && <MoneyTab saved={value.money} {...handlers} />}
          {selected === 'delivery' && <DeliveryTab saved={value.delivery} {...handlers} />}
          {selected === 'checkout' && <CheckoutTab saved={value.checkout} {...handlers} />}
          {selected === 'payment' && <PaymentTab saved={value.payment} {...handlers} />}
          {selected === 'policies' && <PoliciesTab saved={value.policies} {...handlers} />}
          {selected === 'home' && (
            <HomeTab
              saved={value.home}
              shopName={value.shop.value.name}
              timeZone={value.delivery.value.timeZone}
              {...handlers}
            />
          )}
          {selected === 'look' && (
            <LookTab saved={value.look} shopName={value.shop.value.name} {...handlers} />
          )}
          {selected === 'search' && (
            <SearchTab
              saved={value.search}
              shopName={value.shop.value.name}
              about={value.policies.value.about}
              {...handlers}
            />
          )}
        </Tabs>
      )}
    </>
  )
}
