import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each(["women's", 'women’s', 'women‘s', 'womenʼs', 'WOMEN’S'])(
  '%s is found however its apostrophe is typed',
  text => expect(fold(text)).toBe('womens'),
)

test.each([
  ['Élan', 'elan'],
  ['ÀÉÎÕÜ', 'aeiou'],
  ['İzmir', 'izmir'],
  ['Straße', 'strasse'],
  ['Œuvre æøłđðþı', 'oeuvre aeoldðthi'.replace('ð', 'd')],
  ['ﬁne', 'fine'],
  ['چکن', 'چکن'],
])('%s is found without its accents', (text, folded) => expect(fold(text)).toBe(folded))
