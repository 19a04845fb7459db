import type { DraftName } from '../../contract/page-text.ts'
import type { PageDraft } from '../../contract/pages.ts'
import type { Deps } from '../deps.ts'
import { drafts } from './drafts/draft-texts.ts'

/** A text to begin a page with, filled from the settings; nothing is saved. */
export async function startDraft(
  { settings, cards }: Pick<Deps, 'settings' | 'cards'>,
  name: DraftName,
): Promise<PageDraft> {
  const { title, slug, write } = drafts[name]
  const body = write({ ...settings.current(), takesCards: cards !== null })
  return { title, slug, body, purpose: name }
}
