type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** The modules every page loads, and those every page with product cards loads. */
const chunks = {
  frame: ['root.tsx', 'entry.client.tsx'],
  cards: ['parts/product/product-grid.tsx'],
}

/**
 * A build step. Left alone, the bundler splits shared code into some thirty files, and a first visit on a slow line
 * waits a round trip for every six of them. These groups join it into two.
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
