import { redirect } from 'react-router'
import { apiContext } from '../../api/context.ts'
import { orErrorPage } from '../../api/or-error-page.ts'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { errorPageText } from '../../parts/error-page/error-page-text.ts'
import { PageText } from '../../parts/page-text/page-text.tsx'
import { publicPageMeta } from '../../parts/seo/public-page-meta.ts'
import { unnamedShop } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/page.ts'

/** A page that the owner has written; an address that it had leads to the one of today. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await orErrorPage(context.get(apiContext).pages.shown({ params: { id: params.slug } }))
  if (page.slug !== params.slug) throw redirect(paths.page(page.slug), 301)
  return page
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shopName = matches[0].loaderData?.shop.name ?? unnamedShop
  if (!loaderData) return [{ title: `Page not found · ${shopName}` }]
  const { seoTitle, seoDescription, slug } = loaderData
  return publicPageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.page(slug) })
}

export default function OwnPage({ loaderData: { title, html } }: Route.ComponentProps) {
  return (
    <article className="page-width pt-8 pb-16 lg:pt-14">
      <h1 className="mb-6 max-w-text font-display text-display-l lg:mb-8">{title}</h1>
      <PageText html={html} />
    </article>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage {...errorPageText(error)} />
}
