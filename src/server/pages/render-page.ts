import MarkdownIt, { type Token } from 'markdown-it'
import { ShopError } from '../../contract/errors.ts'
import { gapAt } from '../../contract/page-text.ts'

/** Deeper quotes and lists are refused; the parser would leave their texts out. Each takes a level, a list's entry two. */
const maxDepth = 16
/** Missing cells of a table are added, so a wide one is far more than what was written. */
const maxColumns = 20
/** A table can be filled up to many times what was written. */
const maxHtml = 200_000

/** Where links may lead: web addresses, mail, phones, and addresses within the shop. */
const goodLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i
const outside = /^https?:\/\//i

const markdown = new MarkdownIt('default', { html: false, maxNesting: maxDepth + 4 })
markdown.validateLink = address => goodLink.test(address.trim())
// Pictures would come from elsewhere, or be deleted here as unused.
markdown.renderer.rules.image = () => ''

markdown.core.ruler.push('as pages need it', ({ tokens }) => {
  const levels = tokens.map(({ tag }) => Number(/^h([1-6])$/.exec(tag)?.[1]))
  // The title of the page is its only first heading, and whatever signs the text begins its headings with, no level is left out.
  const deeper = 2 - Math.min(...levels.filter(Boolean))
  for (const [index, token] of tokens.entries()) {
    const level = levels[index]
    if (level) token.tag = `h${Math.min(level + deeper, 6)}`
    // The alignment of a table's cells is the only attribute here, as a style, which the shop's pages do not take.
    if (token.tag === 'th' || token.tag === 'td') token.attrs = null
  }
})

markdown.inline.ruler.before('link', 'gap', (state, silent) => {
  const found = gapAt(state.src, state.pos)
  if (found === null) return false
  if (!silent) state.push('gap', '', 0).content = found
  state.pos += found.length
  return true
})
markdown.renderer.rules.gap = (tokens, index) =>
  `<mark>${markdown.utils.escapeHtml(tokens[index]?.content ?? '')}</mark>`

markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const token = tokens[index]
  if (token && outside.test(String(token.attrGet('href')))) token.attrSet('rel', 'noopener')
  return self.renderToken(tokens, index, options)
}
markdown.renderer.rules.table_open = () =>
  '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'

/**
 * A page's text as HTML: no HTML of its own, no pictures, links only to where links may lead, headings from the second on.
 * `summary`: its first words.
 * @throws invalid for one that is nested too deeply or becomes too long
 */
export function renderPage(body: string): { html: string; summary: string } {
  if (body.split('\n').some(line => line.split('|').length > maxColumns + 2))
    throw refuse(`Tables have at most ${maxColumns} columns.`)
  const env = {}
  const tokens = markdown.parse(body, env)
  if (tokens.some(({ level }) => level > maxDepth))
    throw refuse('Quotes and lists lie too deep in one another. Use fewer levels.')
  const html = markdown.renderer.render(tokens, markdown.options, env)
  if (html.length > maxHtml) throw refuse('The tables are too large for a page.')
  return { html, summary: summaryOf(tokens) }
}

const summaryCharacters = 155

/** Its first words, without headings: what search engines show where nothing else is given. */
function summaryOf(tokens: readonly Token[]): string {
  const texts = tokens.flatMap((token, index) => {
    const isText = token.type === 'inline' && !/^h\d$/.test(tokens[index - 1]?.tag ?? '')
    return isText
      ? (token.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')
      : []
  })
  const words = texts.join(' ').replace(/\s+/g, ' ').trim()
  return words.length <= summaryCharacters
    ? words
    : `${words.slice(0, summaryCharacters - 1).replace(/\s+\S*$/, '')}…`
}

const refuse = (message: string) => new ShopError('invalid', message, { body: message })
