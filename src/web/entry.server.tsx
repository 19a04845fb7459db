import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { shopContext } from './api/context.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { delayScripts, starter } from './delay-scripts.ts'
import { hashOf, takeTrustedScripts } from './trusted-scripts.ts'

/** Pages are rendered whole before they are sent: one string to hash, keep and serve to everybody. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  shop: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const rendered = await renderToText(<ServerRouter context={context} url={request.url} nonce={nonce} />)
  const page = takeTrustedScripts(rendered, nonce)
  const html = import.meta.env.DEV ? page.html : delayScripts(page.html)
  headers.set('content-type', 'text/html; charset=utf-8')
  if (!headers.has('cache-control')) headers.set('cache-control', status < 500 ? 'no-cache' : 'no-store')
  headers.set('content-security-policy', policyOf([...page.hashes, starterHash], shop))
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

const starterHash = hashOf(starter)

const policyOf = (scriptHashes: string[], shop: RouterContextProvider) => {
  const { stripeScript } = shop.get(shopContext)
  return contentSecurityPolicy(scriptHashes, { development: import.meta.env.DEV, stripeScript })
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A visitor's mistake (an unknown address, a stray POST) is answered, not logged.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  console.error(`Page ${request.method} ${new URL(request.url).pathname} failed:`, error)
}

function renderToText(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let shellReady = false
    const stream = renderToPipeableStream(page, {
      // The page is sent in one piece, so React need not stream large parts behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(collectText(resolve, reject)),
      onShellReady: () => {
        shellReady = true
      },
      onShellError: reject,
      // A failed render is reported by handleError.
      onError: error => {
        if (shellReady) console.error('A part of a page failed to render:', error)
      },
    })
  })
}

/** Hands on what was written, once all of it was. */
function collectText(resolve: (text: string) => void, reject: (cause: unknown) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    // Nobody waits for less than the whole.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk, _, done) {
      chunks.push(chunk)
      done()
    },
  })
    .on('finish', () => resolve(Buffer.concat(chunks).toString()))
    .on('error', reject)
}
