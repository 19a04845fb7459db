import type { PageSettings } from './api/context.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** The last resort: readable without React, scripts or any other file of the shop. */
export function crashPage({ name, look }: Pick<PageSettings, 'name' | 'look'>): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Something went wrong · ${escapeHtml(name)}</title>
<style>body{margin:0;padding:64px 16px;background:${look.paper};color:#231a17;font:16px/1.55 Figtree,Arial,sans-serif;text-align:center}
h1{font:400 30px/1.1 Marcellus,Georgia,serif}a{color:inherit}</style></head>
<body><main><h1>Something went wrong</h1><p>This page could not be loaded. Nothing has been lost.</p>
<p><a href="">Reload</a> or <a href="/">go to the home page</a></p></main></body></html>`
  return new Response(html, {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy([]),
      'cache-control': 'no-store',
    },
  })
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
