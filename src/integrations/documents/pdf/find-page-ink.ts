import {
  type Box,
  type Color,
  holds,
  isMatrix,
  type Matrix,
  multiply,
  still,
  toNumbers,
  toUprightBox,
} from './geometry.ts'
import { firstState, type GraphicsState, measureWidth, stateChanges } from './graphics-state.ts'

/** Where a run of signs begins on a page, in points from the bottom left corner, whether a person sees it, and its signs as drawn. */
export type Spot = { x: number; y: number; hidden: boolean; text: string }
/** A painted area; null: no one knows its color (a picture, a gradient). */
type Area = { box: Box; color: Color | null }

export type Operators = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> }
export type Names = Record<string, number>

const white: Color = [255, 255, 255]
/** Below this difference in each of red, green and blue no one can read one upon the other. */
const readableFrom = 24
const isAlike = (a: Color, b: Color) => a.every((value, at) => Math.abs(value - (b[at] ?? 0)) < readableFrom)

const smallest = 2 // points: smaller words are not meant to be read
const mostAreas = 5_000
const rectangle = 13 // numbers of a path of four corners

const fills = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke']
const pictures = ['paintImageXObject', 'paintInlineImageXObject', 'paintImageMaskXObject', 'paintImageXObjectRepeat']
const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const getSign = (glyph: unknown): string =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string'
    ? glyph.unicode
    : ''
const numbersIn = (value: unknown): unknown[] => Array.from((value ?? []) as ArrayLike<unknown>)

/** Records painted areas, each with its color. */
const openGround = () => {
  const areas: Area[] = []
  return {
    paint: (box: Box, color: Color | null) => {
      if (areas.length < mostAreas) areas.push({ box, color })
    },
    at: (x: number, y: number): Color | null => {
      const area = areas.findLast(({ box }) => holds(box, x, y))
      return area ? area.color : white
    },
  }
}

/**
 * Follows the drawing of a page, to know which of its words a person sees: not those in the color of their ground,
 * without ink, smaller than two points or outside the page. Where `hasPictures`, a page whose words are all without ink
 * is a scan, and they were read off it: they count.
 */
export const findPageInk = (
  { fnArray, argsArray }: Operators,
  names: Names,
  page: Box,
  hasPictures: boolean,
): Spot[] => {
  const namesByCode = new Map(Object.entries(names).map(([name, code]) => [code, name]))
  const fillCodes = new Set(fills.map((name) => names[name]))
  const spots: (Spot & { invisible: boolean })[] = []
  const ground = openGround()
  const kept: GraphicsState[] = []
  let state = firstState
  let [line, text]: [Matrix, Matrix] = [still, still]

  const show = (run: readonly unknown[]) => {
    const place = multiply(state.ctm, text)
    const [x, y] = [place[4], place[5]]
    const height = Math.hypot(place[2], place[3]) * Math.abs(state.size)
    // Ink is above the base line of the signs.
    const below = ground.at(x + 0.5, y + height * 0.3)
    const isUnseen = state.color !== null && below !== null && isAlike(state.color, below)
    const hidden = isUnseen || state.alpha < 0.05 || height < smallest || !holds(page, x, y)
    spots.push({ x, y, hidden, invisible: state.mode === 3 || state.mode === 7, text: run.map(getSign).join('') })
    text = multiply(text, [1, 0, 0, 1, measureWidth(run, state), 0])
  }
  const cover = (area: Box) => {
    for (const spot of spots) if (holds(area, spot.x, spot.y + 1)) spot.hidden = true
  }
  const move = ([x = 0, y = 0]: readonly number[]) => {
    line = multiply(line, [1, 0, 0, 1, x, y])
    text = line
  }
  const back = () => {
    state = kept.pop() ?? state
  }
  const does: Record<string, (args: readonly unknown[]) => void> = {
    save: () => kept.push(state),
    restore: back,
    paintFormXObjectBegin: ([matrix]) => {
      kept.push(state)
      if (isMatrix(matrix)) state = { ...state, ctm: multiply(state.ctm, matrix) }
    },
    paintFormXObjectEnd: back,
    beginText: () => {
      line = still
      text = still
    },
    setTextMatrix: ([matrix]) => {
      const given = numbersIn(matrix)
      if (!isMatrix(given)) return
      line = given
      text = given
    },
    moveText: (args) => move(toNumbers(args)),
    setLeadingMoveText: (args) => {
      state = { ...state, leading: toNumbers(args)[1] ?? 0 }
      move(toNumbers(args))
    },
    nextLine: () => move([0, state.leading]),
    showText: ([run]) => show(toArray(run)),
    constructPath: ([kind, path, extent]) => {
      const box = toNumbers(numbersIn(extent))
      if (!fillCodes.has(kind as number) || state.alpha < 0.5 || box.length !== 4) return
      const area = toUprightBox(state.ctm, box)
      ground.paint(area, state.color)
      // An opaque rectangle hides everything below it.
      const [points] = toArray(path)
      if (state.alpha > 0.95 && numbersIn(points).length === rectangle) cover(area)
    },
    shadingFill: () => ground.paint(page, null),
  }
  for (const name of pictures) does[name] = () => ground.paint(toUprightBox(state.ctm, [0, 0, 1, 1]), null)
  for (let at = 0; at < fnArray.length; at += 1) {
    const name = namesByCode.get(fnArray[at] ?? -1) ?? ''
    const args = toArray(argsArray[at])
    const change = stateChanges[name]
    if (change) state = change(state, args)
    else does[name]?.(args)
  }
  const isScan = hasPictures && !spots.some((spot) => !spot.invisible && !spot.hidden)
  return spots.map(({ invisible, hidden, ...spot }) => ({ ...spot, hidden: hidden || (invisible && !isScan) }))
}
