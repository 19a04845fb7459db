import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { type CachedAnswer, isKnown, notModifiedHeaders, variantOf } from './cached-answer.ts'

/** Sends a kept answer in the encoding that the client prefers, or 304 to a client that has it. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
  requestId: string,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const variant = answer.variants.get(encoding ?? 'identity') ?? (await variantOf(answer, encoding))
  const ifNoneMatch = request.method === 'POST' ? undefined : request.headers['if-none-match']
  if (ifNoneMatch !== undefined && answer.status === 200 && isKnown(answer, ifNoneMatch)) {
    response.writeHead(304, withId(notModifiedHeaders(variant), requestId)).end()
    return
  }
  response.writeHead(answer.status, withId(variant.headers, requestId))
  response.end(request.method === 'HEAD' ? undefined : variant.bytes)
}

const withId = (headers: readonly string[], id: string): string[] => [...headers, 'x-request-id', id]
