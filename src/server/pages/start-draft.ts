import { ShopError } from '../../contract/errors.ts'
import { draftNames } from '../../contract/page-text.ts'
import type { PageDraft } from '../../contract/pages.ts'
import type { Deps } from '../deps.ts'
import { drafts } from './drafts/draft-texts.ts'

/**
 * A text to begin a page with, filled from the settings; nothing is saved.
 * @throws not_found for a draft that there is not
 */
export async function startDraft(
  { settings, cards }: Pick<Deps, 'settings' | 'cards'>,
  id: string,
): Promise<PageDraft> {
  const name = draftNames.find(each => each === id)
  if (!name) throw new ShopError('not_found', 'There is no such draft.')
  const { title, slug, write } = drafts[name]
  const body = write({ ...settings.current(), takesCards: cards !== null })
  return { title, slug, body, purpose: name }
}
