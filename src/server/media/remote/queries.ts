import type { Insertable } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Database, Db } from '../../db/schema.ts'

type RemotePicture = Insertable<Database['remotePictures']>

/** What is known of a picture of another site; a copy that is about to be deleted counts as none. */
export const findRemotePicture = (db: Db, url: string) =>
  db
    .selectFrom('remotePictures')
    .leftJoin('media', join =>
      join.onRef('media.id', '=', 'remotePictures.mediaId').on('media.givenUpAt', 'is', null),
    )
    .select(['media.id as mediaId', 'tries', 'nextTryAt'])
    .where('url', '=', url)
    .where(({ or, eb }) => or([eb('remotePictures.mediaId', 'is', null), eb('media.id', 'is not', null)]))
    .executeTakeFirst()

/** The copies of these that are there to stay. */
export const findRemoteCopies = (db: Db, urls: readonly string[]) =>
  db
    .selectFrom('remotePictures')
    .innerJoin('media', 'media.id', 'remotePictures.mediaId')
    .select(['url', 'media.id as mediaId'])
    .where('url', '=', anyOf(urls))
    .where('media.givenUpAt', 'is', null)
    .execute()

/** Why there is no copy of these yet, of those that have been tried. */
export const findRemoteProblems = (db: Db, urls: readonly string[]) =>
  db
    .selectFrom('remotePictures')
    .select(['url', 'problem'])
    .where('url', '=', anyOf(urls))
    .where('mediaId', 'is', null)
    .execute()

export const saveRemotePicture = (db: Db, picture: RemotePicture) =>
  db
    .insertInto('remotePictures')
    .values(picture)
    .onConflict(conflict => conflict.column('url').doUpdateSet(picture))
    .execute()
