export type MediaTable = {
  id: string
  width: number
  height: number
  bytes: number
  placeholder: string | null
  createdBy: string | null
  createdAt: Date
  unusedSince: Date | null
  givenUpAt: Date | null
}

/** Pictures of other sites, and the shop's own copies of them. */
export type RemotePicturesTable = {
  url: string
  /** The copy; null: there is none yet. */
  mediaId: string | null
  tries: number
  /** Null: it was fetched, or given up. */
  nextTryAt: Date | null
  problem: string | null
}
