import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { seconds } from '../../contract/durations.ts'
import type { MediaStore } from './media-store.ts'

/** An S3-compatible store and its credentials. Without an endpoint it is Amazon's own. */
export type S3Settings = {
  bucket: string
  region: string
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
}

const maxAttempts = 3
/** For one attempt, the body included. */
const attemptMs = seconds(15)
const firstRetryMs = 100

/**
 * Pictures in a bucket, for shops whose processes share no disk. The shop serves them, so the bucket stays private.
 */
export function s3Store(settings: S3Settings, timeoutMs = attemptMs): MediaStore {
  const { region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ region, accessKeyId, secretAccessKey, service: 's3' })
  const address = bucketUrl(settings)

  /** Signed again for every attempt: a signature is valid for some minutes only. */
  async function send(method: string, key: string, body?: Buffer<ArrayBuffer>): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt === maxAttempts
      const headers = { 'x-amz-content-sha256': sha256(body ?? '') }
      const request = await client.sign(`${address}/${key}`, { method, headers, body: body ?? null })
      const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) }).catch(cause => {
        if (last) throw cause
        return null
      })
      if (response && (last || !isTemporary(response.status))) return response
      await response?.body?.cancel()
      await setTimeout(firstRetryMs * 2 ** (attempt - 1))
    }
  }

  return {
    async put(key, bytes) {
      await expectOk(await send('PUT', key, Buffer.from(bytes)))
    },
    async get(key) {
      const response = await send('GET', key)
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      const code = await errorCode(response)
      if (missing.has(code)) return null
      throw refusal(response, code)
    },
    async delete(key) {
      await expectOk(await send('DELETE', key))
    },
  }
}

/** Amazon uses a host name per bucket, unless a dot in it would not match the certificate; others rarely do. */
function bucketUrl({ bucket, region, endpoint }: S3Settings): string {
  const amazon = `s3.${region}.amazonaws.com`
  if (!endpoint && !bucket.includes('.')) return `https://${bucket}.${amazon}`
  return `${(endpoint ?? `https://${amazon}`).replace(/\/$/, '')}/${bucket}`
}

/** The hash makes the store refuse a body that arrives damaged. */
const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

const isTemporary = (status: number): boolean => status >= 500 || status === 429

/** Credentials that may not list a bucket get AccessDenied for a missing key. A wrong key has other codes. */
const missing = new Set(['NoSuchKey', 'AccessDenied'])

const errorCode = async (response: Response): Promise<string> =>
  /<Code>([^<]*)<\/Code>/.exec(await response.text())?.[1] ?? ''

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw refusal(response, await errorCode(response))
}

const refusal = ({ status }: Response, code: string): Error =>
  new Error(`The picture store answered ${status} ${code}`)
