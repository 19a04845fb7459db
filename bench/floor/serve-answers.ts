/** A bare `node:http` server, in a process of its own: answers each request with the bytes it was given for it. */
import { createServer } from 'node:http'

export type KeptAnswer = { status: number; headers: string[]; body: string }
/** Answers by method, path and body. */
export type KeptAnswers = Record<string, KeptAnswer>

const answers = new Map<string, { status: number; headers: string[]; body: Buffer }>()

process.on('message', (added: KeptAnswers) => {
  for (const [key, answer] of Object.entries(added))
    answers.set(key, { ...answer, body: Buffer.from(answer.body, 'base64') })
  process.send?.({ kept: true })
})

const server = createServer((request, response) => {
  const answerTo = (body: string) => {
    const answer = answers.get(`${request.method} ${request.url} ${body}`)
    response.writeHead(answer?.status ?? 500, answer?.headers ?? [])
    response.end(answer?.body)
  }
  if (request.method === 'GET') return answerTo('')
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => answerTo(Buffer.concat(parts).toString()))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : null })
})
process.once('disconnect', () => process.exit())
