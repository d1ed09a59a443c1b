import type { Part, Section } from './source.ts'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (mark) => marks[mark] ?? mark)

const renderJob = (job: Extract<Part, { kind: 'job' }>, layout: string): string => {
  const [title, name, place, dates] = [job.title, job.name, job.place, job.dates].map(escaped)
  if (layout === 'rail-left')
    return `<div class="job"><span class="rail">${dates}</span><b>${title}</b><br>${name}, ${place}</div>`
  if (layout === 'rail-right')
    return `<div class="job"><span class="rail">${dates}</span><b>${name}</b>, ${place}<br><i>${title}</i></div>`
  if (layout === 'spaced') return `<p><b>${name}</b> | ${place}<br>${title}, ${dates}</p>`
  if (layout === 'table')
    return `<table width="100%" border="1"><tr><td width="70%"><b>${title}</b><br>${name}, ${place}</td><td>${dates}</td></tr></table>`
  return `<p><b>${title}</b>${name ? ` – ${name}` : ''}${place ? `, ${place}` : ''}<br>${dates}</p>`
}

const renderParts = (parts: Part[], layout: string): string => {
  const out: string[] = []
  for (const part of parts) {
    if (part.kind === 'job') out.push(renderJob(part, layout))
    else if (part.kind === 'name') out.push(`<h1>${escaped(part.text)}</h1>`)
    else if (part.kind === 'bullet') out.push(`<ul><li>${escaped(part.text)}</li></ul>`)
    else if (part.kind === 'hidden' && layout === 'tiny')
      out.push(`<p style="font-size:1px;color:#000">${escaped(part.text)}</p>`)
    else if (part.kind === 'hidden')
      out.push(`<p style="color:#ffffff"><font color="#ffffff">${escaped(part.text)}</font></p>`)
    else out.push(`<p class="${part.kind}">${escaped(part.text)}</p>`)
  }
  return out.join('\n').replaceAll('</ul>\n<ul>', '\n')
}

const renderSection = ({ title, parts }: Section, layout: string) =>
  `${title ? `<h2>${escaped(title)}</h2>` : ''}\n${renderParts(parts, layout)}`

const common = `body{font:10.5pt/1.35 "Liberation Sans",sans-serif;margin:0}h1{font-size:19pt;margin:0 0 2pt}
h2{font-size:11.5pt;margin:10pt 0 3pt;border-bottom:1px solid #888}p{margin:2pt 0}ul{margin:2pt 0 2pt 14pt;padding:0}@page{size:letter;margin:0.6in}`

const styles: Record<string, string> = {
  plain: 'body{font-family:"Liberation Serif",serif}',
  spaced: 'h1,h2{letter-spacing:.28em;text-transform:uppercase;border:0}h1{text-align:center}',
  'rail-left':
    '.job{position:relative;padding-left:2.1in;margin:5pt 0}.rail{position:absolute;left:0;top:0;color:#555}',
  'rail-right': '.job{margin:5pt 0}.rail{float:right;color:#444}',
  'sidebar-left': '.page{display:flex}.side{width:2in;order:0;margin-right:.3in}.main{flex:1}',
  'sidebar-right': '.page{display:flex;flex-direction:row-reverse}.side{width:2in;margin-left:.3in}.main{flex:1}',
  'two-columns': '.page{display:flex;gap:.35in}.side,.main{width:50%;flex:1}',
  'dark-sidebar':
    '@page{margin:0}html{-webkit-print-color-adjust:exact}.page{display:flex;min-height:10.9in}.side{width:2.1in;background:#22344d;color:#fff;padding:.4in .25in}.main{flex:1;padding:.4in}',
}

const isAside = (layout: string) => /sidebar|columns/.test(layout)

/** A page for a browser's or another CSS engine's print. */
export const renderPage = (sections: Section[], layout: string): string => {
  const style = `<style>${common}${styles[layout] ?? ''}</style>`
  const start = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Resume</title>${style}<body>`
  if (!isAside(layout)) return `${start}${sections.map((one) => renderSection(one, layout)).join('\n')}</body></html>`
  const side = sections.filter(({ aside }) => aside).map((one) => renderSection(one, layout))
  const main = sections.filter(({ aside }) => !aside).map((one) => renderSection(one, layout))
  const dark = layout === 'dark-sidebar'
  const [first = '', ...rest] = main
  const page = `<div class="page"><div class="side">${side.join('\n')}</div><div class="main">${dark ? first : ''}${rest.join('\n')}</div></div>`
  return `${start}${dark ? '' : first}${page}</body></html>`
}

/** The same for a word processor, which knows tables and no boxes. */
export const renderWordPage = (sections: Section[], layout: string): string => {
  const start = '<!doctype html><html><head><meta charset="utf-8"><title>Resume</title></head><body>'
  if (!['columns', 'pdf-two'].includes(layout))
    return `${start}${sections.map((one) => renderSection(one, layout)).join('\n')}</body></html>`
  const [first, ...rest] = sections
  const cell = (aside: boolean) =>
    rest
      .filter((one) => one.aside === aside)
      .map((one) => renderSection(one, 'plain'))
      .join('\n')
  const table = `<table width="100%"><tr><td width="32%" valign="top">${cell(true)}</td><td width="68%" valign="top">${cell(false)}</td></tr></table>`
  return `${start}${first ? renderSection(first, 'plain') : ''}${table}</body></html>`
}

const renderLine = (part: Part): string =>
  part.kind === 'job' ? `${part.title}, ${part.name}, ${part.place}\t${part.dates}` : part.text

/** A flat OpenDocument text: contact lines in the page header or a text box, hidden lines as hidden text. */
export const renderFlatText = (sections: Section[], layout: string): string => {
  const parts = sections.flatMap(({ title, parts: own }): Part[] =>
    title ? [{ kind: 'text', text: title }, ...own] : own,
  )
  const held = parts
    .filter(({ kind }) => kind === 'contact')
    .map((part) => `<text:p>${escaped(renderLine(part))}</text:p>`)
  const body = parts
    .filter(({ kind }) => kind !== 'contact' || layout === 'vanish')
    .map((part) => {
      const words = escaped(`${part.kind === 'bullet' ? '• ' : ''}${renderLine(part)}`).replace('\t', '<text:tab/>')
      return part.kind === 'hidden'
        ? `<text:p><text:span text:style-name="Gone">${words}</text:span></text:p>`
        : `<text:p>${words}</text:p>`
    })
  const box = `<text:p><draw:frame text:anchor-type="paragraph" svg:width="8cm" svg:height="2cm"><draw:text-box>${held.join('')}</draw:text-box></draw:frame></text:p>`
  const names =
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"'
  const header = layout === 'header' ? `<style:header>${held.join('')}</style:header>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${names} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles><style:style style:name="Gone" style:family="text"><style:text-properties text:display="none"/></style:style><style:page-layout style:name="P"><style:page-layout-properties fo:page-width="21.59cm" fo:page-height="27.94cm" fo:margin="2cm"/><style:header-style/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P">${header}</style:master-page></office:master-styles><office:body><office:text>${layout === 'textbox' ? box : ''}${body.join('')}</office:text></office:body></office:document>`
}

const roff = (text: string) => text.replaceAll('\\', '\\e').replace(/^([.'])/, '\\&$1')

/** groff with the ms macros. */
export const renderRoff = (sections: Section[], layout: string): string => {
  const out: string[] = []
  for (const [at, { title, parts }] of sections.entries()) {
    if (at === 1 && layout === 'two') out.push('.2C')
    if (title) out.push('.SH', roff(title))
    for (const part of parts) {
      if (part.kind === 'name') out.push('.LP', `\\s+6${roff(part.text)}\\s0`)
      else if (part.kind === 'bullet') out.push('.IP \\(bu 2', roff(part.text))
      else if (part.kind === 'job')
        out.push(
          '.LP',
          `\\fB${roff(part.title)}\\fP`,
          '.br',
          roff(`${part.name}, ${part.place}`),
          '.br',
          roff(part.dates),
        )
      else if (part.kind !== 'hidden') out.push('.LP', roff(part.text))
    }
  }
  return `.nr PS 10\n.nr VS 12\n${out.join('\n')}\n`
}

export const renderPlain = (sections: Section[]): string =>
  sections
    .flatMap(({ title, parts }) => [...(title ? ['', title] : []), ...parts.map((part) => plainPart(part))])
    .join('\r\n')

const plainPart = (part: Part): string => {
  if (part.kind === 'job') return `${part.title}, ${part.name}, ${part.place}  ${part.dates}`
  return part.kind === 'bullet' ? `* ${part.text}` : part.text
}
