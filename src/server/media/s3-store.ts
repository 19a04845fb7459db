import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { MediaStore } from './media-store.ts'

/** Where an S3-compatible store is and how to get in. Without an endpoint it is Amazon's own. */
export type S3Settings = {
  bucket: string
  region: string
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
}

/** Pictures in a bucket, for shops whose processes share no disk. The shop itself serves them, so the bucket stays private. */
export function s3Store({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings): MediaStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's rarely have a host name per bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }))
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return Body ? new Uint8Array(await Body.transformToByteArray()) : null
      } catch (cause) {
        if (cause instanceof Error && missing.has(cause.name)) return null
        throw cause
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}

/** Who may not list a bucket is denied what is not there, lest they learn it is not. A wrong key has other names. */
const missing = new Set(['NoSuchKey', 'AccessDenied'])
