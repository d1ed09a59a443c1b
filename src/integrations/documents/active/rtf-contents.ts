import { judgeField, loadsElsewhere, nestedField } from './field-codes.ts'

/** Control words that carry or fetch another program's object, anywhere; an email merge queries a database. */
const objects = /\\(?:objdata|objautlink|objlink|objocx|objhtml|objemb|objupdate|objalias|objsect)(?![a-z])/i
const merges = /\\(?:mmconnectstr|mmdatasource|mmquery|mmjdsotype)(?![a-z])/i

const token = /\\([a-z]{1,40})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gi

/** `template` and `fldinst`: their words together; `none`: not collected. */
type Group = { collects: 'none' | 'template' | 'field'; text: string[] }

const onOwnDisk = /^\s*[a-z]:[\\/](?![\\/])/i
const judgeTemplate = (target: string): string | null =>
  target.trim() === '' || onOwnDisk.test(target) || !/[\\/:]/.test(target) ? null : loadsElsewhere

/**
 * Reads rich text by its tokens: a control word is one in any surroundings, and its words may be spread over groups.
 */
export const findActiveInRtf = (rtf: string): string | null => {
  if (objects.test(rtf)) return 'another file is hidden in it.'
  if (merges.test(rtf)) return loadsElsewhere
  const groups: Group[] = []
  let now: Group = { collects: 'none', text: [] }
  let found: string | null = null
  let skipping = 0
  const close = () => {
    const outer = groups.pop() ?? { collects: 'none', text: [] }
    // A group's words for the one around it are checked there.
    if (now.collects !== 'none' && outer.text !== now.text) {
      const whole = now.text.join('')
      found ??= now.collects === 'template' ? judgeTemplate(whole) : judgeField(whole)
    }
    now = outer
  }
  const word = (name: string, value: string | undefined) => {
    if (name === 'template') now = { collects: 'template', text: [] }
    else if (name === 'fldinst') {
      now = { collects: 'field', text: [] }
    } else if (name === 'field') {
      if (now.collects === 'field') now.text.push(nestedField)
    } else if (name === 'u' && value !== undefined) {
      now.text.push(String.fromCodePoint((Number(value) + 65_536) % 65_536))
      skipping = 1
    } else if (name === 'tab' || name === 'par' || name === 'line') now.text.push(' ')
  }
  const say = (text: string) => {
    if (now.collects === 'none') return
    now.text.push(text.replaceAll(/[\r\n\0]/g, '').slice(Math.min(skipping, text.length)))
    skipping = 0
  }
  for (const [, name, value, hex, sign, brace, text] of rtf.matchAll(token)) {
    if (name) word(name.toLowerCase(), value)
    else if (hex) say(String.fromCharCode(Number.parseInt(hex, 16)))
    else if (brace === '{') {
      groups.push(now)
      now = { collects: now.collects, text: now.text }
    } else if (brace === '}') close()
    else if (sign) say(sign === '~' ? ' ' : sign === '*' || sign === '\n' || sign === '\r' ? '' : sign)
    else if (text) say(text)
    if (found) return found
  }
  while (groups.length > 0) close()
  return found
}
