/** The shop as the outside knows it. */
export type Site = { name: string; origin: string }

export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** Reads what the root loaded, which is always the first match; it has no data when it failed. */
export const siteOf = ([root]: Matches): Site => readSite(root?.loaderData)

export function readSite(rootData: unknown): Site {
  // The shape of the root's loader, which parts of pages cannot import without a circle.
  const data = rootData as { shop?: { name: string }; origin?: string } | undefined
  return { name: data?.shop?.name ?? 'Zari', origin: data?.origin ?? '' }
}

/** A path of the shop, or a picture kept elsewhere, as an address that means the same everywhere. */
export const absolute = ({ origin }: Site, path: string): string =>
  path.startsWith('/') ? origin + path : path
