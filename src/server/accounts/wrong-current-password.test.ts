import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { signUpInput } from '../../../test-support/factories.ts'

const shop = await createTestApp()
const names = { firstName: 'Sana', lastName: 'Malik' }

test.each([
  { password: 'a fresh umbrella' },
  { email: 'somewhere-else@example.com' },
  { phone: '0300 1234567' },
  {},
])('a wrong current password is refused beside %j, also right after signing in', async changes => {
  const person = signUpInput()
  const { id } = await shop.client().accounts.signUp({ body: person })
  const { token } = await shop.client().accounts.login({ body: person })
  const client = shop.client(token)
  const body = { ...names, ...changes, currentPassword: 'not it at all' }
  await expect(client.accounts.edit({ params: { id }, body })).rejects.toMatchObject({
    code: 'reauthenticate',
    fields: { currentPassword: 'This is not your current password.' },
  })
})
