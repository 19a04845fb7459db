type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** What every page loads, and what every page with cards loads beyond it. */
const chunks = {
  frame: ['root.tsx', 'entry.client.tsx'],
  cards: ['parts/product/product-grid.tsx'],
}

/**
 * A build step. Left alone, the bundler cuts what pages share into some thirty files, and a first visit over a slow
 * line waits a round trip for every six of them. These groups gather it into two; the rest stays with its page.
 */
export function firstViewChunks(folder: string) {
  return Object.entries(chunks).map(([chunk, files], index, { length }) => {
    let members: Set<string> | undefined
    return {
      debugName: chunk,
      priority: length - index,
      name: (id: string, context: Context) => {
        members ??= closureOf(
          files.map(file => `${folder}/${file}`),
          context,
        )
        return members.has(id) ? chunk : null
      },
    }
  })
}

/** Files with all that they import, and what that imports. */
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
