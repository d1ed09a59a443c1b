import { crc32, deflateSync } from 'node:zlib'

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

type Color = readonly [number, number, number]

/** A PNG whose every point is colored by a rule. */
const createPng = (width: number, height: number, colorAt: (x: number, y: number) => Color): Uint8Array => {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (__, x) => colorAt(x, y)).flat()]),
  )
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const paper: Color = [248, 246, 242]
const wall: Color = [15, 107, 98]
const rooms = [
  [20, 20, 300, 180],
  [320, 20, 620, 180],
  [20, 200, 220, 380],
  [240, 200, 620, 380],
] as const

/** A plan of four rooms. */
export const drawFloorPlan = (): Uint8Array =>
  createPng(640, 400, (x, y) =>
    rooms.some(([left, top, right, bottom]) => {
      const inside = x >= left && x <= right && y >= top && y <= bottom
      return inside && (x < left + 4 || x > right - 4 || y < top + 4 || y > bottom - 4)
    })
      ? wall
      : paper,
  )
