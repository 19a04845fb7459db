import type { MetaDescriptor } from 'react-router'

type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** Title of a page that only its owner sees, so search engines need not; the shop's name is what the root loads. */
export const privatePageMeta =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] => [
    { title: `${title} · ${shopNameOf(matches)}` },
    { name: 'robots', content: 'noindex' },
  ]

function shopNameOf([root]: Matches): string {
  // The first match is the root, whose loader answers the shop's settings; it has no data when it failed.
  const data = root?.loaderData as { shop?: { name: string } } | undefined
  return data?.shop?.name ?? 'Zari'
}
