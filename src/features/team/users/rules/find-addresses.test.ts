import { expect, test } from 'vitest'
import { findAddresses } from './find-addresses.ts'

test.each([
  ['ana@x.test', ['ana@x.test']],
  ['Ana@X.test, bo@x.test;cy@x.test\nana@x.test', ['ana@x.test', 'bo@x.test', 'cy@x.test']],
  ['Name,Email,Last day\r\n"Ana, Ruiz","ana@x.test",11/27/2026\r\nBo,bo@x.test,', ['ana@x.test', 'bo@x.test']],
  ['Ana Ruiz <ana@x.test>, mailto:bo@x.test.', ['ana@x.test', 'bo@x.test']],
  ['@everyone a@ @b no address', []],
  ['', []],
])('finds the addresses of %j', (text, found) => {
  expect(findAddresses(text)).toEqual(found)
})
