import { useRouteLoaderData } from 'react-router'
import { readSite } from '../../parts/seo/site.ts'

type Props = { path: string; title: string; description: string }

const mostOfTitle = 60
const mostOfDescription = 155

/** A page as a search engine's list of results shows it. */
export function SearchPreview({ path, title, description }: Props) {
  const site = readSite(useRouteLoaderData('root'))
  const address = [site.origin.replace(/^https?:\/\//, ''), ...path.split('/').filter(Boolean)].join(' › ')
  return (
    <figure aria-label="In search results" className="rounded-card border border-line bg-white p-4">
      <p className="wrap-anywhere text-caption text-ink-2">
        {site.name}
        <br />
        {address}
      </p>
      <p className="wrap-anywhere mt-1 text-[#1a0dab] text-body-l">
        {cutAtWord(`${title} · ${site.name}`, mostOfTitle)}
      </p>
      <p className="wrap-anywhere text-body-s text-ink-2">
        {cutAtWord(description, mostOfDescription) || 'The beginning of the text.'}
      </p>
    </figure>
  )
}

/** The text cut to so many characters at a word's end, as search engines show it. */
function cutAtWord(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')} …`
}
