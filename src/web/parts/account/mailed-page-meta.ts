import { privatePageMeta } from '../private-page-meta.ts'

/** No referrer: the address holds the token until the page has hydrated and removed it. */
export const mailedPageMeta =
  (title: string) => (args: Parameters<ReturnType<typeof privatePageMeta>>[0]) => [
    ...privatePageMeta(title)(args),
    { name: 'referrer', content: 'no-referrer' },
  ]
