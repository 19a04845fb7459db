/** For whom the pieces of a category are, as screens call it. */
export const audienceNames = {
  women: 'Women',
  men: 'Men',
  adults: 'Women and men',
  girls: 'Girls',
  boys: 'Boys',
  children: 'Girls and boys',
  nobody: 'Nobody in particular',
} as const
export type Audience = keyof typeof audienceNames
export const audiences = Object.keys(audienceNames) as [Audience, ...Audience[]]
