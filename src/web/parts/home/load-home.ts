import type { HomePart, PartKind, PartOf } from '../../../contract/settings/home/home.ts'
import type { ApiClient } from '../../api/client.ts'
import { type AskShop, askShop, type HomeShop, type Loader, type Loaders } from './ask-shop.ts'
import { editorialLoaders } from './editorial-loaders.ts'
import { productLoaders } from './product-loaders.ts'

const loaders = { ...productLoaders, ...editorialLoaders } satisfies Loaders

type Loaded<Kind extends PartKind> = Kind extends keyof typeof loaders
  ? NonNullable<Awaited<ReturnType<(typeof loaders)[Kind]>>>
  : unknown
type Hidden = 'isOn' | 'startsAt' | 'endsAt'

/** A part of the page with all it shows. */
export type ShownPart<Kind extends PartKind = PartKind> = {
  [K in Kind]: Omit<PartOf<K>, Hidden | keyof Loaded<K>> & Loaded<K>
}[Kind]

/** What the owner's parts of the page show now. A part with nothing to show is left out. */
export async function loadHome(api: ApiClient, shop: HomeShop & { homeParts: readonly HomePart[] }) {
  const ask = askShop(api, shop)
  const parts = await Promise.all(shop.homeParts.map(part => loadPart(part, ask)))
  return { parts: parts.filter(part => part !== null) }
}

export async function loadPart(part: HomePart, ask: AskShop): Promise<ShownPart | null> {
  const { isOn: _, startsAt: __, endsAt: ___, ...own } = part
  // Each takes parts of its own kind, which the types cannot follow.
  const load = (loaders as Partial<Record<PartKind, Loader>>)[part.kind]
  const loaded = load ? await load(part, ask) : {}
  return loaded && ({ ...own, ...loaded } as ShownPart)
}

const hasFailed = (part: ShownPart): boolean => 'block' in part && part.block === null

/** True when every part that was asked for failed: such a page must not be kept by anybody. */
export function allPartsFailed({ parts }: { parts: ShownPart[] }): boolean {
  const asked = parts.filter(part => 'block' in part)
  return asked.length > 0 && asked.every(hasFailed)
}
