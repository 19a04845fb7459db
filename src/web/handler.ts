import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { InProcessCall } from '../contract/in-process-call.ts'
import { apiContext, type PageSettings, shopContext } from './api/context.ts'
import { createPageClient } from './api/page-client.ts'
import { isPublicData } from './cached-pages.ts'
import { crashPage } from './crash-page.ts'

export type { PageSettings } from './api/context.ts'
export { cachedPages } from './cached-pages.ts'

export type PagesDeps = {
  /** How the loaders of pages read the shop. */
  call: InProcessCall
  /** As the owner has set it by now. */
  shop: () => PageSettings
  mode: 'production' | 'development'
}

export type PagesHandler = (request: Request) => Promise<Response>

/** Serves everything that is not the API or a file: renders a page, or answers React Router's data requests. */
export function createPagesHandler({ call, shop, mode }: PagesDeps): PagesHandler {
  const handle = createRequestHandler(build, mode)
  const client = createPageClient(call)
  return async request => {
    const context = new RouterContextProvider()
    context.set(apiContext, client)
    context.set(shopContext, shop())
    const response = await handle(request, context)
    // Documents say it themselves, and so do files.
    if (!response.headers.has('cache-control')) {
      const isKept = response.status < 500 && isPublicData(new URL(request.url))
      response.headers.set('cache-control', isKept ? 'no-cache' : 'no-store')
    }
    return mode === 'production' && isEmptyFailure(response) ? crashPage(shop()) : response
  }
}

/** Not even the error page could be rendered: React Router then answers a line of plain text, or nothing. */
function isEmptyFailure(response: Response): boolean {
  const type = response.headers.get('content-type') ?? 'text/plain'
  return response.status === 500 && type.startsWith('text/plain')
}
