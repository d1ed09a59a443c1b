import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [chrome, 'Chrome on Windows'],
  [`${chrome} Edg/140.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile/15E Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [`${chrome} OPR/120.0`, 'Opera on Windows'],
  [
    'Mozilla/5.0 (Linux; Android 16) SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari on iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36', 'Chrome on Mac'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36', 'Chrome on Chromebook'],
  ['Chrome/140.0', 'Chrome'],
  ['okhttp (Android 16)', 'A device with Android'],
  ['   ', 'Unknown device'],
  ['curl/8.5.0', 'A program'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
