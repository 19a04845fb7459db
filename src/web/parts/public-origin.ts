import type { ShopSettings } from '../api/context.ts'

/** Where the shop is for the outside: as its settings say, else as this visitor reached it. */
export const publicOrigin = ({ publicUrl }: ShopSettings, url: URL): string => publicUrl ?? url.origin
