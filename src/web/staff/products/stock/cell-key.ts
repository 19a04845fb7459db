/** Names a cell of the grid of stock; '' stands for every colour or size that has no shelf of its own. */
export const cellKey = (color: string, size: string): string => JSON.stringify([color, size])
