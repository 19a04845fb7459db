import { posix } from 'node:path'

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * The modules every page loads, with the small ones most pages need; those pages with product cards load; and those the
 * product page shares with others; and its last row. A small file of its own compresses badly.
 */
const chunks = {
  frame: [
    'root.tsx',
    'entry.client.tsx',
    'api/use-answer.ts',
    'parts/seo/json-ld-script.tsx',
    'parts/seo/public-page-meta.ts',
    'ui/empty-state.tsx',
    'ui/error-state.tsx',
    'ui/skeleton.tsx',
  ],
  cards: [
    '../contract/catalogue/public-texts.ts',
    '../contract/typed-numbers.ts',
    'parts/category/category-breadcrumbs.tsx',
    'parts/product/newest-products.tsx',
    'parts/product/price-from.ts',
    'parts/product/product-grid.tsx',
    'parts/product/size-word.ts',
    'parts/recently-viewed/recently-viewed.tsx',
  ],
  buying: [
    '../contract/catalogue/colour-pictures.ts',
    'parts/buy/colour-swatches.tsx',
    'parts/ask-on-whats-app.tsx',
    'parts/cart/kept-pieces.ts',
    'parts/promise-line.tsx',
    'parts/buy/add-failure.tsx',
    'parts/buy/added/after-adding.tsx',
    'parts/buy/choice-stock.ts',
    'parts/buy/choice.ts',
    'parts/buy/use-add-pieces.ts',
    'ui/accordion.tsx',
    'ui/option-buttons.tsx',
    'parts/quantity-stepper.tsx',
    'ui/use-bar-height.ts',
  ],
  alike: ['store/product/alike/alike-grid.tsx'],
}

/**
 * A build step. Left alone, the bundler splits shared code into some thirty files, and a first visit on a slow line
 * waits a round trip for every six of them. These groups join it.
 */
export function firstViewChunks(folder: string) {
  return Object.entries(chunks).map(([chunk, files], index, { length }) => {
    let members: Set<string> | undefined
    return {
      debugName: chunk,
      priority: length - index,
      name: (id: string, context: Context) => {
        members ??= closureOf(
          files.map(file => posix.join(folder, file)),
          context,
        )
        return members.has(id) ? chunk : null
      },
    }
  })
}

/** Files with everything they import, directly or not. */
function closureOf(files: string[], context: Context): Set<string> {
  const members = new Set<string>()
  const waiting = [...files]
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (members.has(id)) continue
    members.add(id)
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return members
}
