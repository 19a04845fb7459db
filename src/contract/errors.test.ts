import { expect, test } from 'vitest'
import { ShopError } from './errors.ts'

test('a refusal carries its code, message and fields, and travels under the status of its code', () => {
  const error = new ShopError('email_taken', 'Taken.', { email: 'Taken.' }, 7)
  expect(error).toMatchObject({ name: 'ShopError', status: 409, message: 'Taken.', retryAfter: 7 })
  expect(error.toRefusal()).toEqual({
    error: { code: 'email_taken', message: 'Taken.', fields: { email: 'Taken.' } },
  })
})

test('a refusal of no field names none', () => {
  expect(new ShopError('not_found', 'Nothing there.').toRefusal()).toEqual({
    error: { code: 'not_found', message: 'Nothing there.' },
  })
})
