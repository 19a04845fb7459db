import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { type CachedAnswer, isKnown, notModifiedHeaders, variantOf } from './cached-answer.ts'

/** Sends a kept answer in the encoding that the client prefers, or 304 to a client that has it. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const variant = answer.variants.get(encoding ?? 'identity') ?? (await variantOf(answer, encoding))
  const ifNoneMatch = request.method === 'POST' ? undefined : request.headers['if-none-match']
  if (ifNoneMatch !== undefined && answer.status === 200 && isKnown(answer, ifNoneMatch)) {
    response.writeHead(304, notModifiedHeaders(variant)).end()
    return
  }
  response.writeHead(answer.status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.bytes)
}
