import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** Pages are whole before they leave: one string to hash, to keep and to serve to everybody. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await renderWhole(<ServerRouter context={context} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentSecurityPolicy(html, import.meta.env.DEV))
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  console.error(`Page ${request.method} ${new URL(request.url).pathname} failed:`, error)
}

function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let shellReady = false
    const stream = renderToPipeableStream(page, {
      // Everything is in one piece, so React need not move large parts behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onShellReady: () => {
        shellReady = true
      },
      onShellError: reject,
      // A failed shell is reported by handleError.
      onError: error => {
        if (shellReady) console.error('A part of a page failed to render:', error)
      },
    })
  })
}
