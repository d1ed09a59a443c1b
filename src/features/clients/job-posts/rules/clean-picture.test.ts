import { expect, test } from 'vitest'
import { cleanPicture } from './clean-picture.ts'
import { readJobPicture } from './job-picture.ts'
import { createPicture } from './testing/create-picture.ts'

const kinds = ['png', 'jpg', 'webp'] as const
const toBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const toText = (bytes: Uint8Array = new Uint8Array()) => String.fromCharCode(...bytes)
const join = (...parts: Uint8Array[]) => toBytes(parts.map(toText).join(''))
const toUint32 = (value: number, isLittle = false) => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, isLittle)
  return bytes
}

const pngPart = (name: string, body: string) => join(toUint32(body.length), toBytes(`${name}${body}\0\0\0\0`))
const jpegPart = (mark: number, body: string) => join(Uint8Array.of(0xff, mark, 0, body.length + 2), toBytes(body))
const webpPart = (name: string, body: string) => join(toBytes(name), toUint32(body.length, true), toBytes(body))
const exif = (orientation: number) =>
  `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0GPS 30.26 N`

/** Each kind of picture with what a camera or a program notes in it. */
const noted = {
  png: (picture: Uint8Array) => join(picture.subarray(0, 33), pngPart('tEXt', 'GPS 30.26 N'), picture.subarray(33)),
  jpg: (picture: Uint8Array) =>
    join(picture.subarray(0, 2), jpegPart(0xfe, 'GPS 30.26 N'), jpegPart(0xe2, 'GPS 30.26 N'), picture.subarray(2)),
  webp: (picture: Uint8Array) => {
    const part = webpPart('EXIF', 'GPS 30.26 N.')
    return join(toBytes('RIFF'), toUint32(picture.length - 8 + part.length, true), picture.subarray(8), part)
  },
}

test.each(kinds)('a %s keeps its pixels and size, and loses what was noted in it and what follows it', (kind) => {
  const original = createPicture(kind)
  const picture = cleanPicture(join(noted[kind](original), toBytes('<script>alert(1)</script>')))
  expect(picture).toMatchObject({ extension: kind, width: 3, height: 2 })
  expect(picture?.bytes).toEqual(original)
})

test('a turned photo stays turned, and where it was taken is gone', () => {
  const original = createPicture('jpg')
  const photo = cleanPicture(join(original.subarray(0, 2), jpegPart(0xe1, exif(6)), original.subarray(2)))
  expect(photo).toMatchObject({ width: 2, height: 3 })
  expect(toText(photo?.bytes)).not.toContain('GPS')
  expect(cleanPicture(photo?.bytes ?? new Uint8Array())).toEqual(photo)
})

const halve = (kind: (typeof kinds)[number]) => createPicture(kind).subarray(0, createPicture(kind).length / 2)
const animated = webpPart('ANIM', 'loop..')
test.each([
  ['an SVG', toBytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a GIF', toBytes(`GIF89a${'\0'.repeat(40)}`)],
  ['nothing', new Uint8Array()],
  ['half a PNG', halve('png')],
  ['half a JPEG', halve('jpg')],
  ['half a WebP', halve('webp')],
  ['a PNG without pixels', join(createPicture('png').subarray(0, 33), pngPart('IEND', ''))],
  [
    'an animation',
    join(toBytes('RIFF'), toUint32(4 + animated.length + 20, true), toBytes('WEBP'), animated, new Uint8Array(20)),
  ],
])('%s is no picture', (_, bytes) => {
  expect(cleanPicture(bytes)).toBeNull()
})

test('no cut and no wrong length makes it fail', () => {
  for (const kind of kinds)
    for (let at = 0; at < createPicture(kind).length; at += 1) {
      const bytes = createPicture(kind)
      bytes[at] = 0xff
      expect(() => cleanPicture(bytes)).not.toThrow()
      expect(() => cleanPicture(bytes.subarray(0, at))).not.toThrow()
    }
})

test('a small file of very many pixels is refused with its size', () => {
  const bomb = createPicture('png')
  bomb.set(toUint32(20_000), 16)
  bomb.set(toUint32(20_000), 20)
  expect(readJobPicture(bomb)).toBe(
    'This picture has 20,000 × 20,000 pixels. Use one with 6,000 or fewer on each side.',
  )
})
