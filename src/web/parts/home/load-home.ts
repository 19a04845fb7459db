import type { HomePart } from '../../../contract/settings/home/home.ts'
import type { ApiClient } from '../../api/client.ts'
import {
  toShownCampaign,
  toShownGroups,
  toShownPromises,
  toShownSteps,
  toShownWords,
} from './load-editorial.ts'
import { toShownHero, toShownStory, toShownTiles } from './load-pictures.ts'
import { loadArrivals, loadCollection, loadDeal, loadHotSelling, loadPairs } from './load-products.ts'
import { type HomeShop, hasFailed, type ShownPart } from './shown-part.ts'

/** What the owner's parts of the page show now. A part with nothing to show is left out. */
export async function loadHome(api: ApiClient, shop: HomeShop) {
  const parts = await Promise.all(shop.homeParts.map(part => loadPart(part, api, shop)))
  return { parts: parts.filter(part => part !== null) }
}

type Home = Awaited<ReturnType<typeof loadHome>>

/** True when every part that was asked for failed: such a page must not be kept by anybody. */
export function allPartsFailed({ parts }: Home): boolean {
  const asked = parts.filter(part => 'block' in part)
  return asked.length > 0 && asked.every(hasFailed)
}

async function loadPart(part: HomePart, api: ApiClient, shop: HomeShop): Promise<ShownPart | null> {
  switch (part.kind) {
    case 'hero':
      return toShownHero(part, api, shop)
    case 'arrivals':
      return loadArrivals(part, api)
    case 'deal':
      return loadDeal(part, api)
    case 'hotSelling':
      return loadHotSelling(part, api)
    case 'collection':
      return loadCollection(part, api, shop)
    case 'tiles':
      return toShownTiles(part, api, shop)
    case 'story':
      return toShownStory(part, api, shop)
    case 'words':
      return toShownWords(part, api)
    case 'groups':
      return toShownGroups(part, api, shop)
    case 'campaign':
      return toShownCampaign(part, api, shop)
    case 'steps':
      return toShownSteps(part, api, shop)
    case 'pairs':
      return loadPairs(part, api, shop)
    case 'promises':
      return toShownPromises(part, api, shop)
  }
}
