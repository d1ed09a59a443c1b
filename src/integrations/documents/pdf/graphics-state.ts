import { type Color, type Matrix, multiply, parseColor, still, toNumbers } from './geometry.ts'

/** How the next words are drawn: where, in which color (null: no one knows it) and with how much ink, how large and how far apart. */
export type GraphicsState = {
  ctm: Matrix
  color: Color | null
  alpha: number
  mode: number
  size: number
  character: number
  word: number
  stretch: number
  leading: number
}
export const firstState: GraphicsState = {
  ctm: still,
  color: [0, 0, 0],
  alpha: 1,
  mode: 0,
  size: 0,
  character: 0,
  word: 0,
  stretch: 1,
  leading: 0,
}

type Change = (state: GraphicsState, args: readonly unknown[]) => GraphicsState
const toNumber = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

const opacityIn = (entries: unknown, alpha: number): number => {
  for (const entry of Array.isArray(entries) ? (entries as unknown[]) : [])
    if (Array.isArray(entry) && entry[0] === 'ca' && typeof entry[1] === 'number') return entry[1]
  return alpha
}

/** The effects of drawing steps on the state, by the names that the library gives them. */
export const stateChanges: Record<string, Change> = {
  transform: (state, args) => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = toNumbers(args)
    return { ...state, ctm: multiply(state.ctm, [a, b, c, d, e, f]) }
  },
  setFillRGBColor: (state, [color]) => ({ ...state, color: parseColor(color) }),
  setFillColorN: (state) => ({ ...state, color: null }),
  setGState: (state, [entries]) => ({ ...state, alpha: opacityIn(entries, state.alpha) }),
  setFont: (state, [, size]) => ({ ...state, size: toNumber(size, state.size) }),
  setTextRenderingMode: (state, [mode]) => ({ ...state, mode: toNumber(mode, 0) }),
  setCharSpacing: (state, [value]) => ({ ...state, character: toNumber(value, 0) }),
  setWordSpacing: (state, [value]) => ({ ...state, word: toNumber(value, 0) }),
  setHScale: (state, [value]) => ({ ...state, stretch: toNumber(value, 1) }),
  setLeading: (state, [value]) => ({ ...state, leading: toNumber(value, 0) }),
}

type Glyph = { width?: unknown; isSpace?: unknown }

/** How far a run of signs moves the place of the next one, in units of the text. */
export const measureWidth = (run: readonly unknown[], { size, character, word, stretch }: GraphicsState): number => {
  let width = 0
  for (const one of run) {
    if (typeof one === 'number') width -= (one * size * stretch) / 1000
    else if (one !== null && typeof one === 'object') {
      const { width: own, isSpace } = one as Glyph
      width += ((toNumber(own, 0) * size) / 1000 + character + (isSpace === true ? word : 0)) * stretch
    }
  }
  return width
}
