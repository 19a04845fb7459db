import { useRouteLoaderData } from 'react-router'
import { AskOnWhatsApp } from '../../parts/ask-on-whats-app.tsx'
import { absolute, readSite } from '../../parts/seo/site.ts'

type Props = {
  title: string
  /** The page's own address with the choice in it. */
  path: string
}

/** A message with the product's title and address. */
export function AskAboutPiece({ title, path }: Props) {
  const site = readSite(useRouteLoaderData('root'))
  return <AskOnWhatsApp message={`${title}\n${absolute(site, path)}`}>Ask about this piece</AskOnWhatsApp>
}
