import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'

const viewerPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

const viewerPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zari shop API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="viewer"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>`

const viewerStart = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#viewer', docExpansion: 'list' })`

const viewerFiles = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

/** The document at /api/openapi.json and a page to read it at /api/docs, with nothing loaded from elsewhere. */
export function mountOpenApi(app: Hono): void {
  let document: Promise<object> | undefined
  app.get('/api/openapi.json', async c => {
    document ??= import('./open-api-document.ts').then(({ openApiDocument }) => openApiDocument())
    return c.json(await document)
  })
  app.get('/api/docs', c => {
    c.header('content-security-policy', viewerPolicy)
    return c.html(viewerPage)
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
