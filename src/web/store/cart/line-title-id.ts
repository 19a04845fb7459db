/** Where the focus goes when a line's neighbour is removed or the line itself is put back. */
export const lineTitleId = (lineId: string) => `line-${lineId}`
