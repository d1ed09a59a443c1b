const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup that is safe to send: only `html` and `trusted` make it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Html | string | number | false | null | undefined | readonly Value[]

const toText = (value: Value): string => {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'string') return value.toWellFormed().replace(/[&<>"']/g, (sign) => signs[sign] ?? '')
  return typeof value === 'number' ? String(value) : value.map(toText).join('')
}

const join = (parts: readonly string[], values: readonly Value[]) =>
  parts.map((part, index) => `${index === 0 ? '' : toText(values[index - 1])}${part}`).join('')

/**
 * Markup with values in it; each value is escaped unless it is markup itself. Attributes need their quotes in the template, and a line
 * break of the template is a space.
 */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(
    join(
      parts.map((part) => part.replace(/\n\s*/g, ' ')),
      values,
    ),
  )

/** Our own text that is markup already, such as a style sheet. */
export const trusted = (text: string): Html => new Html(text)
