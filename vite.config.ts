import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { firstViewChunks } from './src/web/first-view-chunks.ts'
import { stripContractSchemas } from './src/web/strip-contract-schemas.ts'

/** `build/server/index.js` is our own handler, which carries React Router's build inside it. */
const serverBuild = { rolldownOptions: { input: 'src/web/handler.ts' } }

const pages = fileURLToPath(new URL('src/web', import.meta.url))
const clientBuild = {
  rolldownOptions: { output: { codeSplitting: { groups: firstViewChunks(pages) } } },
}

export default defineConfig({
  plugins: [tailwindcss(), stripContractSchemas(), reactRouter()],
  environments: { ssr: { build: serverBuild }, client: { build: clientBuild } },
  // Known from the start, so that a page opened first in development is not reloaded for a late discovery.
  optimizeDeps: { entries: ['src/web/entry.client.tsx', 'src/web/{ui,parts,store,staff}/**/*.tsx'] },
  build: { target: 'baseline-widely-available' },
})
