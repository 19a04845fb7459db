/** All that stands in the row of filters has one height and edge. */
export const filterButton =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-control border px-3.5 text-body-s transition-colors'
