/** Receives the focus when a neighbouring line is removed or the line is put back. */
export const lineTitleId = (lineId: string) => `line-${lineId}`
