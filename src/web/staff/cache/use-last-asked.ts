import { type RefObject, useEffect, useRef } from 'react'

/**
 * What was asked for last, also before the address shows it: words and a filter may follow each other at once, and both
 * must count. Whoever asks for something else writes it here.
 */
export function useLastAsked<T>(
  address: URLSearchParams,
  read: (address: URLSearchParams) => T,
): RefObject<T> {
  const asked = useRef(read(address))
  useEffect(() => {
    asked.current = read(address)
  }, [address, read])
  return asked
}
