import './page-text.css'

/** The text of a page, of which the shop made HTML. */
export const PageText = ({ html }: { html: string }) => (
  <div
    className="page-text"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown by server/pages/render-page.ts, which lets no markup through
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
