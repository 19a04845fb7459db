import type { Insertable } from 'kysely'
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

export const saveRemotePicture = (db: Db, picture: RemotePicture) =>
  db
    .insertInto('remotePictures')
    .values(picture)
    .onConflict(conflict => conflict.column('url').doUpdateSet(picture))
    .execute()
