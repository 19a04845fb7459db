import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser, signUpInput, type TestUser } from '../../../test-support/factories.ts'
import { mailTo } from '../../../test-support/mailed.ts'
import type { StaffRole } from '../../contract/accounts/staff-roles.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')

const give = (by: TestUser, { id }: { id: string }, staffRole: StaffRole) =>
  by.client.staff.changeRole({ params: { id }, body: { staffRole } })
const remove = (by: TestUser, { id }: { id: string }) => by.client.staff.removeMember({ params: { id } })
const roleOf = async ({ id }: { id: string }) =>
  (await owner.client.staff.members()).members.find(member => member.id === id)?.staffRole

test('an account says its role in the staff, a shopper’s none', async () => {
  const roleTold = async (who: TestUser) => (await who.client.accounts.verifyToken()).staffRole
  expect(await roleTold(owner)).toBe('owner')
  expect(await roleTold(await makeUser(shop, 'packer'))).toBe('packer')
  expect(await roleTold(await makeUser(shop))).toBeNull()
})

test('a new role counts from the member’s next call, in the session they have', async () => {
  const member = await makeUser(shop, 'packer')
  await expect(member.client.staff.changes()).rejects.toMatchObject({
    status: 403,
    code: 'wrong_role',
    message: 'This is for the owners and managers of the shop.',
  })
  const { members } = await give(owner, member, 'manager')
  expect(members.find(({ id }) => id === member.id)?.staffRole).toBe('manager')
  const [change] = (await member.client.staff.changes({ query: { subjectId: member.id } })).changes
  expect(change).toMatchObject({
    thing: 'staff',
    action: 'given another role',
    by: { userId: owner.id },
    before: { staffRole: 'packer' },
    after: { staffRole: 'manager' },
  })
  await give(owner, member, 'packer')
  await expect(member.client.staff.changes()).rejects.toMatchObject({ code: 'wrong_role' })
})

test('the same role again is no change, and a shopper has none to change', async () => {
  const member = await makeUser(shop, 'caller')
  await give(owner, member, 'caller')
  expect((await owner.client.staff.changes({ query: { subjectId: member.id } })).total).toBe(0)
  await expect(give(owner, await makeUser(shop), 'owner')).rejects.toMatchObject({ status: 404 })
})

test('an owner cannot be removed or given another role by another owner, and may step down or leave', async () => {
  const other = await makeUser(shop, 'owner')
  const stays = { status: 409, code: 'owner_stays' }
  await expect(remove(owner, other)).rejects.toMatchObject(stays)
  await expect(give(owner, other, 'manager')).rejects.toMatchObject(stays)
  expect(await roleOf(other)).toBe('owner')
  await give(other, other, 'manager')
  expect(await roleOf(other)).toBe('manager')
  const leaver = await makeUser(shop, 'owner')
  const { members } = await remove(leaver, leaver)
  expect(members.map(({ id }) => id)).not.toContain(leaver.id)
})

test('the last owner cannot step down or leave, nor can an owner without a password take their place', async () => {
  const small = await createTestApp()
  const last = await makeUser(small, 'owner')
  await makeUser(small, 'manager')
  const invitation = { email: signUpInput().email, firstName: 'Sana', lastName: 'Malik' }
  await last.client.staff.invite({ body: { ...invitation, staffRole: 'owner' } })
  const refused = { status: 409, code: 'last_owner' }
  await expect(give(last, last, 'manager')).rejects.toMatchObject(refused)
  await expect(remove(last, last)).rejects.toMatchObject(refused)
})

test('of two owners who step down at once, or demote each other, one is left at least', async () => {
  for (const turn of [
    (a: TestUser, b: TestUser) => [give(a, a, 'packer'), give(b, b, 'caller')],
    (a: TestUser, b: TestUser) => [remove(a, a), remove(b, b)],
    (a: TestUser, b: TestUser) => [give(a, b, 'packer'), give(b, a, 'packer')],
  ]) {
    const small = await createTestApp()
    const [a, b] = [await makeUser(small, 'owner'), await makeUser(small, 'owner')]
    const outcomes = await Promise.allSettled(turn(a, b))
    expect(outcomes.map(({ status }) => status)).toContain('rejected')
    const owners = await small.db.selectFrom('users').where('staffRole', '=', 'owner').selectAll().execute()
    expect(owners.length).toBeGreaterThan(0)
  }
})

test('somebody who has just stepped down can no longer choose roles, though the call was on its way', async () => {
  const [a, member] = [await makeUser(shop, 'owner'), await makeUser(shop, 'packer')]
  const outcomes = await Promise.allSettled([give(a, a, 'manager'), give(a, member, 'owner')])
  if (outcomes[1]?.status === 'rejected') expect(await roleOf(member)).toBe('packer')
  await expect(give(a, member, 'caller')).rejects.toMatchObject({ code: 'wrong_role' })
})

test('an invitation carries a role, and a second one before the first is taken up another', async () => {
  const body = { email: signUpInput().email, firstName: 'Sana', lastName: 'Malik' }
  const invite = async (staffRole: StaffRole) => {
    const { members } = await owner.client.staff.invite({ body: { ...body, staffRole } })
    return members.find(({ email }) => email === body.email)
  }
  expect(await invite('owner')).toMatchObject({ staffRole: 'owner', invited: true })
  const invited = await invite('packer')
  expect(invited).toMatchObject({ staffRole: 'packer', invited: true })
  const { changes } = await owner.client.staff.changes({ query: { subjectId: invited?.id ?? '' } })
  expect(changes).toMatchObject([
    { action: 'invited again', before: { staffRole: 'owner' }, after: { staffRole: 'packer' } },
    { action: 'invited', after: { staffRole: 'owner' } },
  ])
  expect((await mailTo(shop, body.email)).at(-1)?.text).toContain('as a packer')
})

test('an owner who was invited by mistake and has not come yet can be removed', async () => {
  const body = {
    email: signUpInput().email,
    firstName: 'Sana',
    lastName: 'Malik',
    staffRole: 'owner',
  } as const
  const { members } = await owner.client.staff.invite({ body })
  const wrong = members.find(({ email }) => email === body.email)
  expect((await remove(owner, { id: wrong?.id ?? '' })).members.map(({ id }) => id)).not.toContain(wrong?.id)
})

test('an invitation without a role, or with an unknown one, is refused', async () => {
  const body = { email: signUpInput().email, firstName: 'Sana', lastName: 'Malik' }
  for (const staffRole of [undefined, 'admin', 'Owner', ['owner']]) {
    const answer = await shop.request('POST', '/api/staff/members', {
      token: owner.token,
      body: { ...body, staffRole },
    })
    expect([answer.status, Object.keys((await answer.json()).error.fields)]).toEqual([400, ['staffRole']])
  }
})
