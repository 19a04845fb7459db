import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { hashToken, tokenOf } from './session.ts'

async function tokenIn(headers: HeadersInit): Promise<unknown> {
  const app = new Hono()
  app.get('/', c => c.json(tokenOf(c)))
  return (await app.request('/', { headers })).json()
}

test('a token is read from Authorization, with or without Bearer, or from the header token', async () => {
  for (const authorization of ['Bearer abc', 'bearer   abc', 'abc', ' abc '])
    expect(await tokenIn({ authorization })).toBe('abc')
  expect(await tokenIn({ token: 'abc' })).toBe('abc')
  expect(await tokenIn({ authorization: 'abc Bearer def' })).toBe('abc Bearer def')
  expect(await tokenIn({ authorization: 'Bearer abc', token: 'def' })).toBe('abc')
})

test('a request without a token, or with one of more than 200 characters, has none', async () => {
  expect(await tokenIn({ authorization: 'x'.repeat(200) })).toBe('x'.repeat(200))
  for (const authorization of ['', 'x'.repeat(201)]) expect(await tokenIn({ authorization })).toBeNull()
  expect(await tokenIn({})).toBeNull()
})

test('only the SHA-256 of a token is compared and stored', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
