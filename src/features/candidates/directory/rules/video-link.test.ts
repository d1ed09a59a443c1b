import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getVideoSource, isPlayableLink } from './video-link.ts'

test.each([
  ['https://videos.example.test/v/99.mp4', 'https://videos.example.test/v/99.mp4'],
  ['https://www.dropbox.com/s/abc123/intro.mp4?dl=0', 'https://www.dropbox.com/s/abc123/intro.mp4?raw=1'],
  [
    'https://www.dropbox.com/scl/fi/xyz/intro.mov?rlkey=k3y&dl=0',
    'https://www.dropbox.com/scl/fi/xyz/intro.mov?rlkey=k3y&raw=1',
  ],
  ['HTTPS://WWW.DROPBOX.COM/S/ABC123/INTRO.MP4?DL=0', 'https://www.dropbox.com/S/ABC123/INTRO.MP4?raw=1'],
  ['https://dropbox.com.evil.test/s/a?dl=0', 'https://dropbox.com.evil.test/s/a?dl=0'],
  [' https://videos.example.test/a b.mp4 ', 'https://videos.example.test/a%20b.mp4'],
  ['https://dropbox.com/s/a?dl=0', 'https://dropbox.com/s/a?raw=1'],
  ['https://www.dropbox.com/home/s/a?dl=0', 'https://www.dropbox.com/home/s/a?dl=0'],
  ['http://videos.example.test/v.mp4', null],
  ['ftp://old.example.test/https://videos.example.test', null],
  ['https://user@videos.example.test/v.mp4', null],
  ['https://:secret@videos.example.test/v.mp4', null],
  ['ftp://old.example.test/v.avi', null],
  ['javascript:alert(1)', null],
  ['data:video/mp4;base64,AAAA', null],
  ['https://user:secret@videos.example.test/v.mp4', null],
  ['https://', null],
  ['//videos.example.test/v.mp4', null],
  ['/files/v.mp4', null],
  ['   ', null],
  [null, null],
])('%s plays %s', (link, source) => expect(getVideoSource(link)).toBe(source))

test('our own files play only under the paths that are named', () => {
  expect(getVideoSource('/files/v.mp4', ['/files/'])).toBe('/files/v.mp4')
  expect(getVideoSource('/files/../api/x', ['/files/'])).toBeNull()
  expect(isPlayableLink('/files//evil.test', ['/files/'])).toBe(false)
  expect(isPlayableLink('https://videos.example.test/v.mp4')).toBe(true)
})

test('a link has 2,000 characters at most', () => {
  const link = `https://a.test/${'x'.repeat(1985)}`
  expect(getVideoSource(link)).toBe(link)
  expect(getVideoSource(`${link}x`)).toBeNull()
})

test('any video that plays is https and plays as itself again', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.webUrl().map((url) => url.replace(/^http:/, 'https:')),
      ),
      (link) => {
        const source = getVideoSource(link)
        expect(source === null || source.startsWith('https://')).toBe(true)
        expect(source === null ? null : getVideoSource(source)).toBe(source)
      },
    ),
  )
})
