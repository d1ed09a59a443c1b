/** Where a run of signs begins on a page, in points from the bottom left corner, and whether a person sees it. */
export type Spot = { x: number; y: number; hidden: boolean }
type Box = { left: number; bottom: number; right: number; top: number }

type Matrix = [number, number, number, number, number, number]
type Color = readonly [number, number, number]
/** A painted area; null: nobody knows its colour (a picture, a gradient). */
type Area = { box: Box; color: Color | null }

export type Operators = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> }
export type Names = Record<string, number>

const still: Matrix = [1, 0, 0, 1, 0, 0]
const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]
const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((each) => typeof each === 'number')
const numbers = (values: readonly unknown[]): number[] => values.map((value) => (typeof value === 'number' ? value : 0))

const boxOf = (m: Matrix, [left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): Box => {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}
const holds = ({ left, right, bottom, top }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= bottom && y <= top

/** `#112233`; other notations are a colour nobody knows. */
const colorOf = (value: unknown): Color | null => {
  const [, r, g, b] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(typeof value === 'string' ? value : '') ?? []
  return r === undefined || g === undefined || b === undefined
    ? null
    : [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)]
}
const white: Color = [255, 255, 255]
/** Below this difference in each of red, green and blue nobody can read one upon the other. */
const readableFrom = 24
const isAlike = (a: Color, b: Color) => a.every((value, at) => Math.abs(value - (b[at] ?? 0)) < readableFrom)

const smallest = 2 // points: smaller words are not meant to be read

type State = {
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
const first: State = {
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

type Glyph = { width?: unknown; isSpace?: unknown }
/** How far a run of signs moves, in units of the text. */
const widthOf = (run: readonly unknown[], { size, character, word, stretch }: State): number => {
  let width = 0
  for (const one of run) {
    if (typeof one === 'number') width -= (one * size * stretch) / 1000
    else if (one !== null && typeof one === 'object') {
      const { width: w, isSpace } = one as Glyph
      const own = typeof w === 'number' ? (w * size) / 1000 : 0
      width += (own + character + (isSpace === true ? word : 0)) * stretch
    }
  }
  return width
}

const fills = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke']
const pictures = ['paintImageXObject', 'paintInlineImageXObject', 'paintImageMaskXObject', 'paintImageXObjectRepeat']

/**
 * Follows what a page draws, to know which of its words a person sees: not those in the colour of what lies below them, without ink,
 * smaller than two points or outside the page. Where `hasPictures`, a page whose words are all without ink is a scan, and they were read off it:
 * they count.
 */
export const pageInk = ({ fnArray, argsArray }: Operators, names: Names, page: Box, hasPictures: boolean): Spot[] => {
  const nameOf = new Map(Object.entries(names).map(([name, code]) => [code, name]))
  const fillCodes = new Set(fills.map((name) => names[name]))
  const spots: (Spot & { invisible: boolean })[] = []
  const areas: Area[] = []
  const kept: State[] = []
  let state = first
  let [line, text]: [Matrix, Matrix] = [still, still]

  const backgroundAt = (x: number, y: number): Color | null => {
    for (let at = areas.length - 1; at >= 0; at -= 1) {
      const area = areas[at]
      if (area && holds(area.box, x, y)) return area.color
    }
    return white
  }
  const show = (run: readonly unknown[]) => {
    const place = times(state.ctm, text)
    const [x, y] = [place[4], place[5]]
    const height = Math.hypot(place[2], place[3]) * Math.abs(state.size)
    // Ink lies above the line that the signs stand on.
    const below = backgroundAt(x + 0.5, y + height * 0.3)
    const isUnseen = state.color !== null && below !== null && isAlike(state.color, below)
    const hidden = isUnseen || state.alpha < 0.05 || height < smallest || !holds(page, x, y)
    spots.push({ x, y, hidden, invisible: state.mode === 3 || state.mode === 7 })
    text = times(text, [1, 0, 0, 1, widthOf(run, state), 0])
  }
  const move = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y])
    text = line
  }
  const paint = (box: Box, color: Color | null) => {
    if (areas.length < 5_000) areas.push({ box, color })
  }
  const does: Record<string, (args: readonly unknown[]) => void> = {
    save: () => kept.push(state),
    restore: () => {
      state = kept.pop() ?? state
    },
    transform: (args) => {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(args)
      state = { ...state, ctm: times(state.ctm, [a, b, c, d, e, f]) }
    },
    paintFormXObjectBegin: ([matrix]) => {
      kept.push(state)
      if (isMatrix(matrix)) state = { ...state, ctm: times(state.ctm, matrix) }
    },
    paintFormXObjectEnd: () => {
      state = kept.pop() ?? state
    },
    setFillRGBColor: ([color]) => {
      state = { ...state, color: colorOf(color) }
    },
    setFillColorN: () => {
      state = { ...state, color: null }
    },
    setGState: ([entries]) => {
      for (const entry of Array.isArray(entries) ? (entries as unknown[]) : [])
        if (Array.isArray(entry) && entry[0] === 'ca' && typeof entry[1] === 'number')
          state = { ...state, alpha: entry[1] }
    },
    beginText: () => {
      line = still
      text = still
    },
    setFont: ([, size]) => {
      state = { ...state, size: typeof size === 'number' ? size : state.size }
    },
    setTextRenderingMode: ([mode]) => {
      state = { ...state, mode: typeof mode === 'number' ? mode : 0 }
    },
    setCharSpacing: ([value]) => {
      state = { ...state, character: typeof value === 'number' ? value : 0 }
    },
    setWordSpacing: ([value]) => {
      state = { ...state, word: typeof value === 'number' ? value : 0 }
    },
    setHScale: ([value]) => {
      state = { ...state, stretch: typeof value === 'number' ? value : 1 }
    },
    setLeading: ([value]) => {
      state = { ...state, leading: typeof value === 'number' ? value : 0 }
    },
    setTextMatrix: ([matrix]) => {
      const given = Array.from((matrix ?? []) as ArrayLike<number>)
      if (isMatrix(given)) {
        line = given
        text = given
      }
    },
    moveText: (args) => {
      const [x = 0, y = 0] = numbers(args)
      move(x, y)
    },
    setLeadingMoveText: (args) => {
      const [x = 0, y = 0] = numbers(args)
      state = { ...state, leading: y }
      move(x, y)
    },
    nextLine: () => move(0, state.leading),
    showText: ([run]) => show(Array.isArray(run) ? (run as unknown[]) : []),
    constructPath: ([kind, , extent]) => {
      if (!fillCodes.has(kind as number) || state.alpha < 0.5) return
      const given = Array.from((extent ?? []) as ArrayLike<number>)
      if (given.length === 4) paint(boxOf(state.ctm, given), state.color)
    },
    shadingFill: () => paint(page, null),
  }
  for (const name of pictures) does[name] = () => paint(boxOf(state.ctm, [0, 0, 1, 1]), null)
  for (let at = 0; at < fnArray.length; at += 1) {
    const args = argsArray[at]
    does[nameOf.get(fnArray[at] ?? -1) ?? '']?.(Array.isArray(args) ? (args as unknown[]) : [])
  }
  const isScan = hasPictures && !spots.some((spot) => !spot.invisible && !spot.hidden)
  return spots.map(({ x, y, hidden, invisible }) => ({ x, y, hidden: hidden || (invisible && !isScan) }))
}
