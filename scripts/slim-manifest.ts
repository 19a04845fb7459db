import { globSync, readFileSync, writeFileSync } from 'node:fs'

type Manifest = { routes: Record<string, { imports?: string[] }> }

const before = 'window.__reactRouterManifest='

/**
 * Leaves out of React Router's manifest for browsers what only links with `prefetch` and the server's own copy need: which
 * modules each page is made of. It is a kilobyte of every first visit.
 */
export function slimManifest(): void {
  const [path, ...others] = globSync('build/client/assets/manifest-*.js')
  const text = path ? readFileSync(path, 'utf8') : ''
  if (!path || others.length > 0 || !text.startsWith(before))
    throw new Error('React Router writes its manifest in another way: see scripts/slim-manifest.ts')
  const manifest: Manifest = JSON.parse(text.slice(before.length).replace(/;\s*$/, ''))
  for (const route of Object.values(manifest.routes)) delete route.imports
  writeFileSync(path, `${before}${JSON.stringify(manifest)};`)
}
