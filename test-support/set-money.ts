import { dollars, type MoneySettings } from '../src/contract/settings/money-settings.ts'
import type { ApiClient } from '../src/web/api/client.ts'

type Owner = { client: Pick<ApiClient, 'settings'> }

/** Has the owner save in which money the shop sells; what is not given is as in a new shop. */
export async function setMoney({ client }: Owner, change: Partial<MoneySettings>) {
  const { version } = (await client.settings.get()).money
  return client.settings.save({ body: { group: 'money', version, value: { ...dollars, ...change } } })
}
