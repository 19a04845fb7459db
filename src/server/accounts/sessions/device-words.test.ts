import { expect, test } from 'vitest'
import { coarseNetwork } from './coarse-network.ts'
import { deviceWords } from './device-words.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36 Edg/151.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/30.0 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.16.0', 'Unknown device'],
  ['', 'Unknown device'],
  [`${'<b>Windows</b>'.repeat(9_000)}`, 'Windows'],
])('%.60s is called %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['2001:db8:85a3:8d3::/64', '2001:db8:85a3::'],
  ['2001:db8::/64', '2001:db8::'],
  ['local', ''],
  ['unknown', ''],
])('of the network %s a list shows %j', (address, shown) => {
  expect(coarseNetwork(address)).toBe(shown)
})
