/** A dot separates two promises on one line; a dot that would start a line is cut off at the edge. */
export function PromiseLine({ promises }: { promises: readonly string[] }) {
  if (promises.length === 0) return null
  return (
    <div className="mt-2 overflow-hidden">
      <ul className="-ml-5 flex flex-wrap text-body-s text-ink-2">
        {promises.map(promise => (
          <li key={promise} className="flex before:w-5 before:text-center before:content-['·']">
            {promise}
          </li>
        ))}
      </ul>
    </div>
  )
}
