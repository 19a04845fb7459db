import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { absolute, readSite } from '../../parts/seo/site.ts'
import { useToasts } from '../../ui/toast-context.ts'

/**
 * Opens the device's share sheet, or copies the link where there is none. `byHand` holds the link when the browser
 * allows neither.
 */
export function useShare(title: string, path: string) {
  const [byHand, setByHand] = useState<string | null>(null)
  const site = readSite(useRouteLoaderData('root'))
  const toasts = useToasts()

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      toasts.show({ text: 'Link copied' })
    } catch {
      setByHand(url)
    }
  }

  const share = async () => {
    const url = absolute(site, path)
    setByHand(null)
    if (!navigator.share) return copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }

  return { share, byHand }
}
