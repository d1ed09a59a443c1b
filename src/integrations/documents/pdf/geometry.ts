/** Six numbers that turn, stretch and move, as PDF writes them. */
export type Matrix = [number, number, number, number, number, number]
export type Color = readonly [number, number, number]
export type Box = { left: number; bottom: number; right: number; top: number }

export const still: Matrix = [1, 0, 0, 1, 0, 0]
/** First `n`, then `m`. */
export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]
export const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((each) => typeof each === 'number')
export const toNumbers = (values: readonly unknown[]): number[] =>
  values.map((value) => (typeof value === 'number' ? value : 0))

/** The upright box around a box that is turned or stretched. */
export const toUprightBox = (m: Matrix, [left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): Box => {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}
export const holds = ({ left, right, bottom, top }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= bottom && y <= top

/** `#112233`; other notations are a color no one knows. */
export const parseColor = (value: unknown): Color | null => {
  const [, r, g, b] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(typeof value === 'string' ? value : '') ?? []
  return r === undefined || g === undefined || b === undefined
    ? null
    : [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)]
}
