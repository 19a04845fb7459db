import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityKey, findCity, foldCity, suggestCities } from './cities.ts'
import { cityNames, otherCityNames } from './city-names.ts'
import { cityNamesInUrdu } from './city-names-in-urdu.ts'

test('finds a city however people write it', () => {
  const spellings = [
    ...['Lahore', 'lahore ', 'LHR', 'Lahor', 'Lahroe', 'Lahore Cantt', 'DHA, Lahore', 'Lahore (Gulberg)'],
    ...['lahore-54000'],
  ]
  for (const written of spellings) expect(findCity(written), written).toBe('Lahore')
  expect(findCity('rawalpinndi')).toBe('Rawalpindi')
  expect(findCity('D.G. Khan')).toBe('Dera Ghazi Khan')
  expect(findCity('Mirpur Khas')).toBe('Mirpur Khas')
  expect(findCity('Mirpurkhas, Sindh')).toBe('Mirpur Khas')
  expect(findCity('near Mirpur')).toBe('Mirpur')
})

test('finds a city in Urdu, whichever of the letters that look alike are typed', () => {
  const spellings = [
    'لاہور',
    'لاهور',
    'لاھور',
    'لا\u200cہور',
    'لاہور\u200f',
    'لاہُور',
    'ﻻﮨﻮﺭ',
    'ڈیفنس، لاہور',
    'لاہور ۵۴۰۰۰',
  ]
  for (const written of spellings) expect(findCity(written), written).toBe('Lahore')
  expect(findCity('كراچي')).toBe('Karachi')
  expect(findCity('فيصل اباد')).toBe('Faisalabad')
  expect(suggestCities('لا')[0]).toBe('Lahore')
  expect(cityKey('لاهور')).toBe(cityKey('lhr'))
})

test('each name in Urdu stands for one city of the list', () => {
  const names = Object.entries(cityNamesInUrdu)
  expect(new Set(names.map(([, inUrdu]) => foldCity(inUrdu))).size).toBe(names.length)
  for (const [name, inUrdu] of names) {
    expect(cityNames).toContain(name)
    expect(findCity(inUrdu), inUrdu).toBe(name)
  }
})

test('guesses no city where several or none may be meant', () => {
  for (const written of ['', '!!', 'x', 'Reykjavik', 'Lahore or Karachi', 'Kara', 'Swa', 'Gujr'])
    expect(findCity(written), written).toBeNull()
})

test('knows the names that a shop adds', () => {
  expect(findCity('Chak 42')).toBeNull()
  expect(findCity('chak 42', ['Chak 42'])).toBe('Chak 42')
  expect(findCity('chak 43', ['Chak 42'])).toBeNull()
  expect(findCity('Lahore', ['Lahor'])).toBe('Lahore')
  expect(suggestCities('laho', ['Lahor'], 20)).not.toContain('Lahor')
  expect(suggestCities('cha', ['Chak 42'], 20)).toContain('Chak 42')
})

test('every city of the list is itself, and each other name stands for one of them', () => {
  expect(new Set(cityNames.map(foldCity)).size).toBe(cityNames.length)
  for (const name of cityNames) expect(findCity(name)).toBe(name)
  for (const [other, name] of Object.entries(otherCityNames)) {
    expect(cityNames).toContain(name)
    expect(findCity(other), other).toBe(name)
  }
})

test('offers cities while somebody types, also after a slip', () => {
  expect(suggestCities('kar')[0]).toBe('Karachi')
  for (const typed of ['l', 'la', 'lah', 'LAH', 'laho', 'lahor', 'lahroe'])
    expect(suggestCities(typed)[0], typed).toBe('Lahore')
  expect(suggestCities('islmabad')).toContain('Islamabad')
  expect(suggestCities('')).toEqual([])
  expect(suggestCities('a').length).toBeLessThanOrEqual(6)
})

test('any text is taken, and quickly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), text => {
      const city = findCity(text)
      expect(city === null || cityNames.includes(city)).toBe(true)
      expect(suggestCities(text).length).toBeLessThanOrEqual(6)
    }),
  )
})
