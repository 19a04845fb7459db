import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { getPage, listPages, showPage } from './read-pages.ts'
import { removePage } from './remove-page.ts'
import { renderPage } from './render-page.ts'
import { createPage, editPage } from './save-page.ts'
import { startDraft } from './start-draft.ts'
import { undoPageChange } from './undo-page-change.ts'

export const pageRoutes = (deps: Deps): Route[] => [
  on(api.pages.list, () => listPages(deps)),
  on(api.pages.get, ({ params }) => getPage(deps, params.id)),
  on(api.pages.shown, ({ params }) => showPage(deps, params.id)),
  on(api.pages.draft, ({ params }) => startDraft(deps, params.id)),
  on(api.pages.preview, async ({ body }) => renderPage(body.body)),
  on(api.pages.create, ({ body }, { who }) => createPage(deps, who.userId, body)),
  on(api.pages.edit, ({ params, body }, { who }) => editPage(deps, who.userId, params.id, body)),
  on(api.pages.remove, ({ params }, { who }) => removePage(deps, who.userId, params.id)),
  on(api.pages.undo, ({ params }, { who }) => undoPageChange(deps, who.userId, params.id)),
]
