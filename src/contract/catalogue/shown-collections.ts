/** A collection as every page knows it. */
export type MenuCollection = { slug: string; name: string }
