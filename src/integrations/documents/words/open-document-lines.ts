import type { ReadDocument } from '../../../rules/placed-line.ts'
import { openParagraphs } from './paragraphs.ts'
import { parseXmlEvents } from './parse-xml-events.ts'

type Style = { hidden: boolean; bold: boolean; heading: boolean }

const points = (size: string | undefined) => (/^([\d.]{1,8})pt$/.exec(size ?? '') ? Number.parseFloat(size ?? '') : 12)

/** Styles by their names, as far as they hide words or make them bold. */
const stylesIn = (xml: string): Map<string, Style> => {
  const styles = new Map<string, Style>()
  let name = ''
  for (const event of parseXmlEvents(xml)) {
    if (event.kind !== 'open') continue
    if (event.name === 'style:style') {
      name = event.attribute('style:name') ?? ''
      const parent = event.attribute('style:parent-style-name') ?? ''
      styles.set(name, { hidden: false, bold: false, heading: /heading|title/i.test(`${name} ${parent}`) })
    }
    const style = styles.get(name)
    if (event.name !== 'style:text-properties' || !style) continue
    const isWhite = /^#f[b-f]f[b-f]f[b-f]$/i.test(event.attribute('fo:color') ?? '')
    const isShaded = !['transparent', undefined].includes(event.attribute('fo:background-color'))
    style.hidden =
      event.attribute('text:display') === 'none' ||
      (isWhite && !isShaded) ||
      points(event.attribute('fo:font-size')) < 2
    style.bold = event.attribute('fo:font-weight') === 'bold'
  }
  return styles
}

const skipped = ['text:tracked-changes', 'office:annotation', 'text:note', 'office:scripts']

const linesIn = (xml: string, styles: Map<string, Style>, wanted: RegExp): ReadDocument => {
  const to = openParagraphs()
  const spans: Style[] = []
  let [skipping, inside, lists, depth] = [0, 0, 0, 0]
  for (const event of parseXmlEvents(xml)) {
    if (event.kind === 'text') {
      const isHidden = spans.some(({ hidden }) => hidden)
      if (inside > 0 && skipping === 0 && depth > 0 && !isHidden)
        to.text(
          event.text.replace(/\s{1,1000}/g, ' '),
          spans.some(({ bold }) => bold),
        )
      continue
    }
    const { name, kind } = event
    const by = kind === 'open' ? 1 : -1
    if (wanted.test(name)) inside += by
    if (skipped.includes(name)) skipping += by
    if (inside === 0 || skipping > 0) continue
    const styled = () =>
      styles.get(event.attribute('text:style-name') ?? '') ?? { hidden: false, bold: false, heading: false }
    if (name === 'text:list') lists += by
    else if (name === 'text:p' || name === 'text:h') {
      depth += by
      if (kind === 'close') {
        to.end()
        spans.pop()
      } else {
        const style = styled()
        spans.push(style)
        to.begin({ heading: name === 'text:h' || style.heading, bullet: lists > 0 })
      }
    } else if (name === 'text:span') {
      if (kind === 'open') spans.push(styled())
      else spans.pop()
    } else if (name === 'table:table') {
      if (kind === 'open') to.beginTable()
      else to.endTable()
    } else if (name === 'table:table-cell' && kind === 'close') to.endCell()
    else if (name === 'table:table-row' && kind === 'close') to.endRow()
    else if (kind === 'open' && name === 'text:tab') to.text('\t')
    else if (kind === 'open' && name === 'text:line-break') to.text('\n')
    else if (kind === 'open' && name === 'text:s') to.text(' ')
    else if (kind === 'open' && name === 'text:soft-page-break') to.breakPage()
  }
  return to.document()
}

/** The lines of an OpenDocument text: header, body, footer; nothing that is hidden, deleted or a comment. */
export const openDocumentLines = (content: string, styles: string): ReadDocument[] => {
  const named = new Map([...stylesIn(styles), ...stylesIn(content)])
  return [
    linesIn(styles, named, /^style:header$/),
    linesIn(content, named, /^office:body$/),
    linesIn(styles, named, /^style:footer$/),
  ]
}
