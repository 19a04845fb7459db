import type { User } from '../../contract/accounts/accounts.ts'
import { days } from '../../contract/durations.ts'
import { createUser, type NewUser } from '../accounts/create-user.ts'
import { type DemoPerson, demoPeople } from './demo-people.ts'
import type { TimeTravel } from './time-travel.ts'

type Login = { email: string; password: string }
/** Nobody signs in with it. */
type NobodysLogin = { email: string; password: null }

export type DemoLogins = Record<'shopper' | 'admin', Login>

export type DemoAccounts = { admin: User; shoppers: { user: User; person: DemoPerson }[] }

/** Creates the demo's admin and shoppers, dated four months back. */
export async function makeDemoAccounts(at: TimeTravel, now: Date, logins: DemoLogins): Promise<DemoAccounts> {
  const opened = at(new Date(now.getTime() - days(120)))
  const admin = await createUser(opened, toSignUp(demoPeople[1], logins.admin, 'admin', phoneOf(1)), {
    staffRole: 'owner',
  })
  const shoppers: DemoAccounts['shoppers'] = []
  for (const [i, person] of demoPeople.entries()) {
    const login = i === 0 ? logins.shopper : nobodysLogin(person)
    const user = await createUser(
      opened,
      toSignUp(person, login, `${person[0]}.${person[1]}`.toLowerCase(), phoneOf(i)),
      { isConfirmed: true },
    )
    shoppers.push({ user, person })
  }
  return { admin, shoppers }
}

/** Every buyer has a phone number of their own; the made-up numbers reach nobody. */
const phoneOf = (nth: number) => (nth === 0 ? '+923001234567' : `+9230000000${String(nth).padStart(2, '0')}`)

const nobodysLogin = ([first, last]: DemoPerson): NobodysLogin => ({
  email: `${first}.${last}@example.com`.toLowerCase(),
  password: null,
})

const toSignUp = (
  [firstName, lastName, gender, city, , street]: DemoPerson,
  login: Login | NobodysLogin,
  username: string,
  phone: string,
): NewUser => ({
  ...login,
  username,
  firstName,
  lastName,
  gender,
  phone,
  address: { city, street },
})
