import { expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { failureText } from './sign-up-form.tsx'

const failed = 'Signup failed. Please try again.'

test.each([
  [new ApiError({ status: 409, code: 'email_taken', message: 'Taken.' }), 'Taken.'],
  [new ApiError({ status: 503, code: 'busy', message: 'Too busy.' }), 'Too busy.'],
  [new ApiError({ status: 0, code: 'offline', message: 'Not reached.' }), `${failed} Not reached.`],
  [new ApiError({ status: 500, code: 'internal', message: 'A fault.' }), failed],
  [new ApiError({ status: 502, code: 'internal' }), failed],
])('%o says: %s', (error, text) => {
  expect(failureText(error)).toBe(text)
})
