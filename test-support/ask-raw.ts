import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** One request with exactly these headers, whose answer is neither decoded nor followed. */
export function askRaw({
  body,
  ...asked
}: {
  port: number
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', agent: false, ...asked }, answer => {
      buffer(answer).then(
        body => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        reject,
      )
    })
      .on('error', reject)
      .end(body)
  })
}
