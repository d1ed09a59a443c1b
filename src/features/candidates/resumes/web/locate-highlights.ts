import { findPhrases } from '../../../../rules/words/find-phrases.ts'
import type { Mark, PageSize, PlacedText } from '../../../../ui/pdf/marks.ts'

/** How far letters reach below their line, as a share of their height. */
const below = 0.22

const toBox = (
  { str, transform, width, height }: PlacedText,
  from: number,
  to: number,
  page: PageSize,
): Mark | null => {
  const [x = 0, y = 0] = transform.slice(4)
  if (str.length === 0 || width <= 0 || height <= 0) return null
  const [left, right] = [x + (width * from) / str.length, x + (width * to) / str.length]
  return {
    left: left / page.width,
    top: 1 - (y + height * (1 - below)) / page.height,
    width: (right - left) / page.width,
    height: height / page.height,
  }
}

/** Boxes over what `phrases` say on a page, a box for each piece of text that has a part of them; turned text has none. */
export const locateHighlights = (items: readonly PlacedText[], phrases: readonly string[], page: PageSize): Mark[] => {
  const starts: number[] = []
  let text = ''
  for (const { str } of items) {
    starts.push(text.length)
    text += `${str}\n`
  }
  const ranges = findPhrases(text, phrases)
  return items.flatMap((item, i) => {
    const [, turned = 0] = item.transform
    if (turned !== 0) return []
    const start = starts[i] ?? 0
    return ranges.flatMap((range) => {
      const from = Math.max(range.start - start, 0)
      const to = Math.min(range.end - start, item.str.length)
      const box = from < to ? toBox(item, from, to, page) : null
      return box ? [box] : []
    })
  })
}
