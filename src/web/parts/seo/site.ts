/** The shop's public name and origin. */
export type Site = { name: string; origin: string }

export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** Reads the root loader's data, always the first match; it has none when it failed. */
export const siteOf = ([root]: Matches): Site => readSite(root?.loaderData)

export function readSite(rootData: unknown): Site {
  // The shape of the root loader's data; importing it would make an import cycle.
  const data = rootData as { shop?: { name: string }; origin?: string } | undefined
  return { name: data?.shop?.name ?? 'Zari', origin: data?.origin ?? '' }
}

/** A path of the shop as an absolute address; other addresses stay as they are. */
export const absolute = ({ origin }: Site, path: string): string =>
  path.startsWith('/') ? origin + path : path
