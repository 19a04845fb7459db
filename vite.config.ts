import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { dropUnusedRouterParts } from './src/web/drop-unused-router-parts.ts'
import { firstViewChunks } from './src/web/first-view-chunks.ts'
import { stripContractSchemas } from './src/web/strip-contract-schemas.ts'
import { themeStyles } from './src/web/theme-styles.ts'

/** What reads files of its own beside its code, and so stays where npm put it. */
const unbundled = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-prepopulatedfs',
  '@node-rs/argon2',
  'sharp',
  'swagger-ui-dist',
  'vite',
]

/**
 * The whole server in few files: `main.js` is what `npm start` runs, `index.js` answers pages and carries React Router's
 * build inside it. What both use is there once, and no package's development code. `read-thread.js` is the program of the
 * thread that reads large CSV files.
 */
const serverBuild = {
  resolve: { noExternal: true as const, external: unbundled },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    rolldownOptions: {
      input: {
        index: 'src/web/handler.ts',
        main: 'src/main.ts',
        'read-thread': 'src/server/catalogue/csv/read-thread.ts',
      },
    },
  },
}

const pages = fileURLToPath(new URL('src/web', import.meta.url))
const clientBuild = {
  modulePreload: false as const,
  rolldownOptions: {
    // Else a page loads the files of contract modules of which it uses nothing. `text.ts` sets the words of refusals.
    treeshake: { moduleSideEffects: [{ test: /\/src\/contract\/(?!text\.ts)/, sideEffects: false }] },
    // The signs of a hash are the part of the first scripts that compresses least. The bundler asks for seven.
    output: {
      codeSplitting: { groups: firstViewChunks(pages) },
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[name]-[hash:7].js',
    },
  },
}

/** Tells `scripts/build-shop.ts` that the browser's files are written, which it compresses while the server is built. */
const tellWhenPagesAreBuilt: Plugin = {
  name: 'tell-when-pages-are-built',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  closeBundle: { order: 'post', handler: () => void process.send?.('pages') },
}

export default defineConfig(({ command }) => ({
  plugins: [
    themeStyles(),
    tailwindcss(),
    stripContractSchemas(),
    dropUnusedRouterParts(),
    reactRouter(),
    tellWhenPagesAreBuilt,
  ],
  environments: { ...(command === 'build' ? { ssr: serverBuild } : {}), client: { build: clientBuild } },
  // Known from the start, so that a page opened first in development is not reloaded for a late discovery.
  optimizeDeps: { entries: ['src/web/entry.client.tsx', 'src/web/{ui,parts,store,staff}/**/*.tsx'] },
  // The sizes it would report cost half a second of compressing and are shown to nobody.
  build: { target: 'baseline-widely-available', reportCompressedSize: false },
}))
