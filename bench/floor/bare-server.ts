/** The fastest that an answer could be given: a server that holds its very bytes and does nothing else. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Call } from '../load.ts'
import type { KeptAnswer, KeptAnswers } from './serve-answers.ts'

export type BareServer = {
  url: string
  /** Asks the shop for its answers and keeps them. */
  keep: (shopUrl: string, calls: readonly Call[]) => Promise<void>
  stop: () => Promise<void>
}

export async function startBareServer(): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('serve-answers.ts', import.meta.url)))
  const [{ port }] = await once(child, 'message')
  const keep = async (shopUrl: string, calls: readonly Call[]) => {
    const answers: KeptAnswers = {}
    for (const call of calls)
      answers[`${call.method ?? 'GET'} ${call.path} ${call.body ?? ''}`] = await fetchAnswer(shopUrl, call)
    child.send(answers)
    await once(child, 'message')
  }
  const stop = async () => {
    child.disconnect()
    await once(child, 'exit')
  }
  return { url: `http://127.0.0.1:${port}`, keep, stop }
}

/** What Node's server writes by itself. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

/** The answer as it goes over the wire, still compressed. */
async function fetchAnswer(
  shopUrl: string,
  { path = '/', method = 'GET', headers, body }: Call,
): Promise<KeptAnswer> {
  const asked = request(new URL(path, shopUrl), {
    method,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...(headers as Record<string, string>) },
  })
  asked.end(body)
  const [answer] = await once(asked, 'response')
  const bytes = Buffer.concat(await answer.toArray())
  const kept = Array.from({ length: answer.rawHeaders.length / 2 }, (_, nth) =>
    answer.rawHeaders.slice(nth * 2, nth * 2 + 2),
  ).filter(([name]) => !ownHeaders.has(name.toLowerCase()))
  return {
    status: answer.statusCode,
    headers: [...kept, ['content-length', String(bytes.length)]].flat(),
    body: bytes.toString('base64'),
  }
}
