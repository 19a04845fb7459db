import { pictureUrl } from '../../../contract/pictures.ts'
import type { Db } from '../../db/schema.ts'
import { findRemoteCopies, findRemoteProblems } from './queries.ts'

/** The addresses of the shop's own copies of pictures of other sites, by the addresses there. */
export async function copiesOf(db: Db, urls: readonly string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map()
  const copies = await findRemoteCopies(db, urls)
  return new Map(copies.map(({ url, mediaId }) => [url, pictureUrl(mediaId, 960, 'webp')]))
}

/** Pictures of other sites that the shop has no copy of yet; `problem` says why after a try that failed, else ''. */
export async function missingPictures(
  db: Db,
  urls: readonly string[],
): Promise<{ url: string; problem: string }[]> {
  if (urls.length === 0) return []
  const problems = new Map((await findRemoteProblems(db, urls)).map(({ url, problem }) => [url, problem]))
  return urls.map(url => ({ url, problem: problems.get(url) ?? '' }))
}
