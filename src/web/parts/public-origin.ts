import type { PublicSettings } from '../api/context.ts'

/** The shop's public origin: from its settings, else as this visitor reached it. */
export const publicOrigin = ({ publicUrl }: PublicSettings, url: URL): string => publicUrl ?? url.origin
