import { createServer, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Store } from './s3-store.ts'

/** The little of S3 that the store needs: objects by path, and an XML refusal for those it has not. */
const objects = new Map<string, Buffer>()
const asked: { method: string; path: string; authorization: string }[] = []
let failures: ('dropped' | 'silent' | 503)[] = []
const server = createServer(async (request, response) => {
  const path = (request.url ?? '').replace(/\?.*/, '')
  const failure = failures.shift()
  if (failure === 'dropped') return request.destroy()
  if (failure === 'silent') return
  if (failure) return refuse(response, failure, 'SlowDown')
  asked.push({ method: request.method ?? '', path, authorization: request.headers.authorization ?? '' })
  if (request.method === 'PUT') {
    objects.set(path, await buffer(request))
    return response.end()
  }
  if (path.startsWith('/locked/')) return refuse(response, 403, 'InvalidAccessKeyId')
  if (request.method === 'DELETE') {
    objects.delete(path)
    response.writeHead(204)
    return response.end()
  }
  const found = objects.get(path)
  if (found) return response.end(found)
  // Amazon's answer to those who may not list the bucket.
  if (path.startsWith('/unlisted/')) return refuse(response, 403, 'AccessDenied')
  return refuse(response, 404, 'NoSuchKey')
})

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code><Message>no</Message></Error>`)
}

let endpoint: string
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  endpoint = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = (bucket: string, timeoutMs?: number) =>
  s3Store({ bucket, region: 'eu-west-1', endpoint, accessKeyId: 'key', secretAccessKey: 'secret' }, timeoutMs)

test('a picture put into the bucket is read back byte for byte, with signed requests', async () => {
  const store = open('pictures')
  const bytes = new Uint8Array([0, 255, 13, 10, 1, 2, 3])
  await store.put('some-id/480.avif', bytes)
  expect(await store.get('some-id/480.avif')).toEqual(bytes)
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain('PUT /pictures/some-id/480.avif')
  for (const { authorization } of asked) expect(authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//)
})

test('a missing key is null, also in a bucket that may not be listed', async () => {
  expect(await open('pictures').get('nothing/480.avif')).toBeNull()
  expect(await open('unlisted').get('nothing/480.avif')).toBeNull()
})

test('a wrong access key is an error, not a missing picture', async () => {
  const store = open('locked')
  await expect(store.get('nothing/480.avif')).rejects.toThrow()
  await expect(store.delete('nothing/480.avif')).rejects.toThrow()
})

test('a deleted picture is gone, and may be deleted again', async () => {
  const store = open('pictures')
  await store.put('some-id/960.avif', new Uint8Array([1]))
  await store.delete('some-id/960.avif')
  await store.delete('some-id/960.avif')
  expect(await store.get('some-id/960.avif')).toBeNull()
})

test('a call that fails on the way or meets a busy store is made again', async () => {
  const store = open('pictures')
  failures = ['dropped', 503]
  await store.put('some-id/1200.avif', new Uint8Array([7]))
  failures = [503, 'dropped']
  expect(await store.get('some-id/1200.avif')).toEqual(new Uint8Array([7]))
})

test('a store that stays busy is an error after three attempts', async () => {
  failures = [503, 503, 503, 503]
  await expect(open('pictures').get('some-id/1200.avif')).rejects.toThrow('503 SlowDown')
  expect(failures).toEqual([503])
  failures = []
})

test('a store that never answers is given up in time', async () => {
  const store = open('pictures', 250)
  failures = ['silent', 'silent', 'silent']
  await expect(store.get('some-id/480.avif')).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(failures).toEqual([])
})
