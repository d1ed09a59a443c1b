import { productName } from '../../../../rules/product.ts'
import { escapeHtml } from '../../../../rules/words/escape-html.ts'

const style = [
  ':root{color-scheme:light;font:15px/1.5 system-ui,sans-serif;color:CanvasText;background:Canvas}',
  ':root{--line:color-mix(in srgb,CanvasText 18%,Canvas);--quiet:color-mix(in srgb,CanvasText 68%,Canvas)}',
  'body{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}',
  'h1{margin:.2rem 0;font-size:1.6rem;line-height:1.25}',
  'h2{margin:2.2rem 0 .5rem;padding-top:.6rem;border-top:1px solid var(--line);font-size:1.25rem;break-after:avoid}',
  'h3{margin:1.3rem 0 .4rem;font-size:1rem;break-after:avoid}',
  'p{margin:.35rem 0}ul,ol{margin:.35rem 0;padding-left:1.4rem}',
  '.quiet{color:var(--quiet)}.issuer{margin:0 0 1rem;font-weight:600;letter-spacing:.01em}',
  'article{margin:.5rem 0;padding:.5rem .8rem;border:1px solid var(--line);border-radius:.4rem;break-inside:avoid}',
  'dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.2rem 1rem;margin:.8rem 0 0}',
  'dt{color:var(--quiet)}dd{margin:0;white-space:pre-wrap}',
  'table{width:100%;border-collapse:collapse;font-size:.93rem}tr{break-inside:avoid}',
  'th,td{padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:break-word;white-space:pre-line}',
  '.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}.number+*{padding-left:.8rem}',
  '.lines{margin:0;padding:0;list-style:none;font-size:.9rem}',
  '.lines li{display:grid;grid-template-columns:2.6rem 1fr;white-space:pre-wrap}.lines span{color:var(--quiet)}',
  '@media(max-width:34rem){table{display:block;overflow-x:auto}dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}',
  '@media print{body{max-width:none;padding:0}a{color:inherit;text-decoration:none}}@page{margin:16mm}',
].join('')

/** Returns a document of its own: no script, no picture, no address to load, light on every screen and on paper. */
export const writeHtmlPage = (title: string, body: readonly string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeHtml(title)}</title><style>${style}</style></head>`,
    '<body><main>',
    ...body,
    '</main></body></html>',
    '',
  ].join('\n')

export type Fact = readonly [name: string, value: string | null]

/** Returns names and values as a list; nothing for values that are not there. */
export const writeFacts = (facts: readonly Fact[]): string => {
  const shown = facts.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`],
  )
  return shown.length === 0 ? '' : `<dl>${shown.join('')}</dl>`
}

/** Returns a table; `numbers` are the columns that are aligned to the right. */
export const writeTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly number[] = [],
): string => {
  const align = (at: number) => (numbers.includes(at) ? ' class="number"' : '')
  const line = (row: readonly string[]) =>
    `<tr>${row.map((cell, at) => `<td${align(at)}>${escapeHtml(cell)}</td>`).join('')}</tr>`
  const top = head.map((cell, at) => `<th scope="col"${align(at)}>${escapeHtml(cell)}</th>`).join('')
  return `<table><thead><tr>${top}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table>`
}

/** Returns the name of who issues a document, for its top. */
export const writeIssuer = (): string => `<p class="issuer">${escapeHtml(productName)}</p>`

/** Returns a paragraph. */
export const writeText = (text: string, quiet = false): string =>
  `<p${quiet ? ' class="quiet"' : ''}>${escapeHtml(text)}</p>`
