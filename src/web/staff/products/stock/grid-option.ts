/** A row or column of a stock grid; `name` is '' for the shelf that colours or sizes share. */
export type GridOption = { key: string; name: string }
