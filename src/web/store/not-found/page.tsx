import { data } from 'react-router'

export function loader() {
  throw data(null, { status: 404 })
}

/** Never shown: the root's error page stands in for it. */
export default function NotFoundPage() {
  return null
}
