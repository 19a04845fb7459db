import { globSync, readFileSync, writeFileSync } from 'node:fs'

type Route = { imports?: string[]; css?: string[] } & Record<string, unknown>
type Manifest = { entry: { css?: string[] }; routes: Record<string, Route> }

const before = 'window.__reactRouterManifest='

/**
 * Leaves out of React Router's manifest for browsers what only links with `prefetch` and the server's own copy need: which
 * modules each page is made of, the styles that every page has anyway, what is not so, and the files for search engines, which
 * no page links to. It is a kilobyte of every first visit.
 */
export function slimManifest(): void {
  const [path, ...others] = globSync('build/client/assets/manifest-*.js')
  const text = path ? readFileSync(path, 'utf8') : ''
  if (!path || others.length > 0 || !text.startsWith(before))
    throw new Error('React Router writes its manifest in another way: see scripts/slim-manifest.ts')
  const manifest: Manifest = JSON.parse(text.slice(before.length).replace(/;\s*$/, ''))
  const everywhere = manifest.entry.css ?? []
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!route.hasDefaultExport) delete manifest.routes[id]
    delete route.imports
    if (id !== 'root' && route.css?.every(path => everywhere.includes(path))) delete route.css
    for (const [name, value] of Object.entries(route)) if (value === false) delete route[name]
  }
  writeFileSync(path, `${before}${JSON.stringify(manifest)};`)
}
