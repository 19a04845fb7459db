import fc from 'fast-check'
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
  ['STRAẞE', 'strasse'],
  ['Œuvre æøłđðþı', 'oeuvre aeoldðthi'.replace('ð', 'd')],
  ['ﬁne', 'fine'],
  ['چکن', 'چکن'],
])('%s is found without its accents', (text, folded) => expect(fold(text)).toBe(folded))

test.each([
  ['kaf', 'كرتا', 'کرتا'],
  ['yeh', 'علي', 'علی'],
  ['yeh without dots', 'على', 'علی'],
  ['heh', 'لاهور', 'لاہور'],
  ['heh with two eyes', 'لاھور', 'لاہور'],
  ['teh marbuta', 'فاطمة', 'فاطمہ'],
  ['alef with hamza and madda', 'أحمد آمنہ', 'احمد امنہ'],
  ['yeh and waw with hamza', 'رئیس مؤمن', 'رییس مومن'],
  ['vowel marks', 'مُحَمَّد', 'محمد'],
  ['the joiner and the non-joiner', 'کاری\u200cگری \u200dکا\u200dم', 'کاریگری کام'],
  ['marks of direction', '\u200fلان\u200e \u2067سوٹ\u2069', 'لان سوٹ'],
  ['a lengthened word', 'لـــان', 'لان'],
  ['letters of older fonts', 'ﻻﮨﻮﺭ', 'لاہور'],
  ['Urdu digits', 'سائز ۱۲', 'سایز 12'],
  ['Arabic digits', 'مقاس ١٢', 'مقاس 12'],
  ['full-width digits and letters', 'ＡＢ１２', 'ab12'],
  ['a soft hyphen', 'chikan\u00adkari', 'chikankari'],
])('%s: %s is found as %s', (_, text, folded) => {
  expect(fold(text)).toBe(fold(folded))
  expect(fold(folded)).toBe(folded)
})

test('folding twice is folding once, whatever the text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom(...'كکيیىهہةۃھەأآؤئۂۓٱڪـ۱١１ßẞİıŒǅ\u0345\u200c\u200d\u0652\u0301ﷺﻻﬁ'),
    }),
  )
  fc.assert(
    fc.property(texts, text => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
    { numRuns: 2_000 },
  )
  for (let code = 0; code <= 0x1_ffff; code++) {
    const folded = fold(String.fromCodePoint(code))
    if (fold(folded) !== folded)
      expect([code.toString(16), fold(folded)]).toEqual([code.toString(16), folded])
  }
})
