import type { ApiError } from '../../api/error.ts'
import { CircleAlert } from '../../ui/icons.tsx'
import { textLink } from '../../ui/text-link.ts'

/** Mounted from the start, so that screen readers announce the message. */
export function AddFailure({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  return (
    <div role="alert">
      {error && (
        <p className="mt-3 flex items-start gap-2 text-body-s text-error">
          <CircleAlert className="shrink-0" />
          <span>
            {error.message}{' '}
            {error.unreachable && (
              <button type="button" onClick={onRetry} className={textLink}>
                Retry
              </button>
            )}
          </span>
        </p>
      )}
    </div>
  )
}
