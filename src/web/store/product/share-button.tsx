import { useId } from 'react'
import { Share2 } from '../../parts/icons.tsx'
import { useShare } from './use-share.ts'

/** `path`: the page's own address with the choice in it. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { share, byHand } = useShare(title, path)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        onClick={share}
        className="group/share inline-flex min-h-11 items-center gap-2 rounded-control text-body-s"
      >
        <Share2 />
        <span className="group-hover/share:underline">Share</span>
      </button>
      <div role="status">
        {byHand && (
          <>
            <label htmlFor={id} className="block text-caption text-ink-2">
              Copy this link
            </label>
            <input
              id={id}
              readOnly
              value={byHand}
              onFocus={event => event.target.select()}
              className="min-h-11 w-full rounded-control border border-control bg-white px-3 text-body-s"
            />
          </>
        )}
      </div>
    </div>
  )
}
