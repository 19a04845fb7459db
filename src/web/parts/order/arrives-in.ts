/** What stands before the days of a delivery: "Arrives in Lahore". */
export const arrivesIn = (city: string | null): string => (city ? `Arrives in ${city}` : 'Arrives')
