import type { Demo, LeaveDemo, LeftDemo } from '../../contract/demo.ts'
import { ShopError } from '../../contract/errors.ts'
import { listOwners, openForNewOwner } from '../accounts/owners.ts'
import type { SignInPlace } from '../accounts/sessions/open-session.ts'
import { recordChange } from '../audit/record-change.ts'
import { holdsDemo } from '../db/milestones.ts'
import type { Deps } from '../deps.ts'
import { leaveDemo } from './leave-demo.ts'
import { demoLogins } from './seed-demo.ts'

type LeaveDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'settings'>

/** Whether the shop is a demo, and who can sign in as an owner without it. */
export async function loadDemo({ db }: Pick<Deps, 'db'>): Promise<Demo> {
  const owners = await listOwners(db)
  return { isDemo: await holdsDemo(db), owners: owners.filter(email => email !== demoLogins.admin.email) }
}

/**
 * Leaves the demo for an owner, whom the shop never locks out: where no owner but the demo's can sign in, `owner` names
 * one, whose account and session are made with it. Recorded as what that owner did, or else the one who asked.
 * @throws invalid without an owner, or with a password that is too short for the staff or guessed first
 * @throws email_taken
 * @throws no_demo when somebody has left it before
 */
export async function leaveByOwner(
  deps: LeaveDeps,
  { userId, place }: { userId: string; place: SignInPlace },
  { keep, owner }: LeaveDemo,
): Promise<LeftDemo> {
  let signedIn: LeftDemo['signedIn'] = null
  await leaveDemo(deps, {
    keep,
    along: async tx => {
      if (owner) signedIn = await openForNewOwner(tx, deps, owner, place).catch(atOwner)
      else if ((await listOwners(tx)).length === 0) throw noOwner()
      await recordChange(tx, deps, {
        userId: signedIn?.user._id ?? userId,
        subjectType: 'settings',
        subjectId: 'demo',
        subject: 'Demo',
        action: 'left the demo',
        before: { kept: 'everything' },
        after: { kept: keep },
      })
    },
  })
  await deps.settings.refresh()
  return { signedIn }
}

/** A refusal of the new login names its fields as the call does. */
function atOwner(cause: unknown): never {
  if (!(cause instanceof ShopError)) throw cause
  const fields = Object.entries(cause.fields ?? {}).map(([name, words]) => [`owner.${name}`, words])
  throw new ShopError(cause.code, cause.message, Object.fromEntries(fields))
}

function noOwner(): ShopError {
  const message = 'Choose a login of your own: the one of the demo ends.'
  return new ShopError('invalid', message, { 'owner.email': message })
}
