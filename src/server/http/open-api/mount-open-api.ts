import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { ShopError } from '../../../contract/errors.ts'
import type { Config } from '../../config.ts'
import type { CurrentSettings } from '../../settings/settings.ts'
import { tokenOf } from '../session.ts'
import { openSessions } from '../session-cache.ts'

const viewerPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

const viewerPage = (shopName: string) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${shopName} shop API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="viewer"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script type="module" src="/api/docs/start.js"></script>
</html>`

/** Asks as whoever is signed in in this tab; without the document it says who may read it. */
const viewerStart = `
const token = sessionStorage.getItem('token')
const headers = token ? { authorization: 'Bearer ' + token } : {}
const answer = await fetch('/api/openapi.json', { headers })
if (answer.ok)
  SwaggerUIBundle({
    spec: await answer.json(),
    dom_id: '#viewer',
    docExpansion: 'list',
    requestInterceptor: request => Object.assign(request, { headers: { ...request.headers, ...headers } }),
  })
else document.querySelector('#viewer').append('Only members of the staff may read this. Sign in in this tab, then open this page again.')
`

const viewerFiles = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

type OpenApiDeps = Parameters<typeof openSessions>[0] & {
  config: Pick<Config, 'apiDocs'>
  settings: CurrentSettings
}

/**
 * The document at /api/openapi.json, for the staff unless the settings let everybody read it, and a page to read it at
 * /api/docs, with nothing loaded from elsewhere.
 */
export function mountOpenApi(app: Hono, deps: OpenApiDeps): void {
  const findCaller = openSessions(deps)
  const isStaff = async (token: string | null) => {
    const caller = token === null ? null : await findCaller(token)
    return caller?.userType === 'admin' && !caller.needsSecondFactor
  }
  const shopName = () => deps.settings.current().shop.name
  let made: { name: string; document: Promise<string> } | undefined
  app.get('/api/openapi.json', async c => {
    if (deps.config.apiDocs !== 'public' && !(await isStaff(tokenOf(c))))
      throw new ShopError('forbidden', 'This is for the staff of the shop.')
    const name = shopName()
    if (made?.name !== name) made = { name, document: makeDocument(name) }
    return c.body(await made.document, 200, { 'content-type': 'application/json' })
  })
  app.get('/api/docs', c => {
    c.header('content-security-policy', viewerPolicy)
    return c.html(viewerPage(shopName()))
  })
  app.get('/api/docs/start.js', c =>
    c.body(viewerStart, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  for (const [name, type] of Object.entries(viewerFiles)) {
    const read = () => readFile(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`)))
    app.get(`/api/docs/${name}`, async c =>
      c.body(new Uint8Array(await read()), 200, { 'content-type': type }),
    )
  }
}

/** Loaded when it is first asked for, which few ever do. */
async function makeDocument(shopName: string): Promise<string> {
  const { openApiDocument } = await import('./open-api-document.ts')
  return JSON.stringify(openApiDocument(shopName))
}
