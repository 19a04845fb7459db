import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { seconds } from '../../../contract/durations.ts'
import { uploadLimits } from '../../../contract/pictures.ts'
import { isPublicAddress, publicLookup } from './public-lookup.ts'

const maxMs = seconds(20)
const maxRedirects = 3

/** How a picture is asked for; tests ask nobody. */
export type Ask = (
  url: URL,
  signal: AbortSignal,
) => Promise<Pick<IncomingMessage, 'statusCode' | 'headers'> & AsyncIterable<Buffer>>

/**
 * Fetches a picture of another site: over https on its usual port, from public addresses alone, with limits of size and time.
 * What it holds is not looked at here.
 * @throws Error that says why there is none
 */
export async function fetchPicture(
  address: string,
  unwanted: AbortSignal,
  ask: Ask = askOverHttps,
): Promise<Uint8Array> {
  const signal = AbortSignal.any([unwanted, AbortSignal.timeout(maxMs)])
  let url = checkUrl(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await ask(url, signal)
    const status = answer.statusCode ?? 0
    if (status === 200) return readWithin(answer, uploadLimits.bytes)
    if (status < 300 || status > 399 || !answer.headers.location) throw new Error(`answered ${status}`)
    url = checkUrl(new URL(answer.headers.location, url).href)
  }
  throw new Error('was moved too often')
}

/** @throws Error for what is not https, has credentials or a port of its own, or names an address that is not public */
function checkUrl(address: string): URL {
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new Error('is no plain https address')
  // No lookup is made for an address in digits.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error('is no public address')
  return url
}

const askOverHttps: Ask = async (url, signal) => {
  const asked = request(url, {
    lookup: publicLookup(),
    signal,
    agent: false,
    headers: { accept: 'image/*', 'user-agent': 'Zari' },
  })
  asked.end()
  const [answer] = await once(asked, 'response', { signal })
  return answer as IncomingMessage
}

async function readWithin(answer: AsyncIterable<Buffer>, maxBytes: number): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer) {
    length += part.length
    if (length > maxBytes) throw new Error('is larger than 10 MB')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
