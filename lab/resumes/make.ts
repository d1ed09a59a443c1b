// Makes lab/resumes/files and labels.json out of lab/resumes/sources. Needs Chromium, LibreOffice Writer, groff, WeasyPrint and
// qpdf (Debian: chromium libreoffice-writer-nogui groff weasyprint qpdf fonts-liberation). `node lab/resumes/make.ts [ID…]`
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLabel, type Label } from './labels.ts'
import { folder, readSources, type Source } from './source.ts'
import { renderFlatText, renderPage, renderPlain, renderRoff, renderWordPage } from './templates.ts'

const files = join(folder, 'files')
const work = mkdtempSync(join(tmpdir(), 'resumes-'))
const run = (command: string, args: string[], input?: string) =>
  execFileSync(command, args, {
    ...(input === undefined ? {} : { input }),
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: 180_000,
  })

const chromium = (page: string, to: string, how = '--print-to-pdf') => {
  const from = join(work, 'page.html')
  writeFileSync(from, page)
  run('/usr/bin/chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    '--window-size=816,1056',
    `${how}=${to}`,
    from,
  ])
}

const cp1252 = new Map(
  Array.from('€‚ƒ„…†‡ˆ‰Š‹Œ').map((one, at) => [
    one,
    [0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c][at] ?? 63,
  ]),
)
for (const [at, one] of Array.from('‘’“”•–—').entries()) cp1252.set(one, 0x91 + at)

const encoded = (text: string, as: string): Uint8Array => {
  if (as === 'utf16') return Buffer.from(`\uFEFF${text}`, 'utf16le')
  if (as === 'cp1252') return Uint8Array.from(Array.from(text, (one) => cp1252.get(one) ?? one.charCodeAt(0)))
  return Buffer.from(text)
}

/** What waits for the word processor: one call converts all of a kind. */
const waiting = new Map<string, { from: string; to: string }[]>()
const office = (id: string, target: string, page: string, to: string) => {
  const from = join(work, `${id}.${page.startsWith('<?xml') ? 'fodt' : 'html'}`)
  writeFileSync(from, page)
  waiting.set(target, [...(waiting.get(target) ?? []), { from, to }])
}

const convert = () => {
  for (const [kind, jobs] of waiting) {
    for (const ending of ['html', 'fodt']) {
      const own = jobs.filter(({ from }) => from.endsWith(ending))
      if (own.length === 0) continue
      const out = join(work, `${kind}-${ending}`)
      const read = ending === 'html' ? ['--infilter=HTML (StarWriter)'] : []
      run('soffice', [
        `-env:UserInstallation=file://${work}/profile`,
        '--headless',
        ...read,
        '--convert-to',
        kind,
        '--outdir',
        out,
        ...own.map(({ from }) => from),
      ])
      for (const { from, to } of own)
        copyFileSync(
          join(
            out,
            `${from
              .split('/')
              .at(-1)
              ?.replace(/\.\w+$/, '')}.${kind}`,
          ),
          to,
        )
    }
  }
}

const picture = (source: Source): string => {
  const to = join(work, 'page.png')
  chromium(
    renderPage(source.sections, 'plain').replace('<body>', '<body style="font-size:8px;zoom:.7">'),
    to,
    '--screenshot',
  )
  return to
}

/** Files that cannot be read, or are not what their name says. */
const broken: Record<string, (source: Source, to: (extension: string) => string) => string> = {
  empty: (_, to) => (writeFileSync(to('pdf'), ''), 'pdf'),
  blank: (_, to) => (chromium('<body></body>', to('pdf')), 'pdf'),
  spaces: (_, to) => (writeFileSync(to('txt'), ' \r\n \r\n'), 'txt'),
  noise: (_, to) => (
    writeFileSync(
      to('docx'),
      Uint8Array.from({ length: 900 }, (_one, at) => (at * at * 31 + 7) % 251),
    ),
    'docx'
  ),
  scan: (source, to) => {
    const image = readFileSync(picture(source)).toString('base64')
    chromium(`<body style="margin:0"><img style="width:7in" src="data:image/png;base64,${image}"></body>`, to('pdf'))
    return 'pdf'
  },
  photo: (source, to) => (copyFileSync(picture(source), to('png')), 'png'),
  truncated: (source, to) => {
    const from = join(work, 'whole.pdf')
    chromium(renderPage(source.sections, 'plain'), from)
    const bytes = readFileSync(from)
    writeFileSync(to('pdf'), bytes.subarray(0, Math.floor(bytes.length * 0.6)))
    return 'pdf'
  },
  locked: (source, to) => {
    const from = join(work, 'open.pdf')
    chromium(renderPage(source.sections, 'plain'), from)
    run('qpdf', ['--encrypt', 'sesame', 'owner', '256', '--', from, to('pdf')])
    return 'pdf'
  },
  'cut-rtf': (source, to) => {
    const text = renderPlain(source.sections).replaceAll('\r\n', '\\par\r\n')
    writeFileSync(to('rtf'), `{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 ${text}`)
    return 'rtf'
  },
  'pdf-as-docx': (source, to) => (chromium(renderPage(source.sections, 'plain'), to('docx')), 'docx'),
  'text-as-pdf': (source, to) => (writeFileSync(to('pdf'), renderPlain(source.sections)), 'pdf'),
  'docx-as-pdf': (source, to) => (
    office(source.id, 'docx', renderWordPage(source.sections, 'plain'), to('pdf')), 'pdf'
  ),
  'rtf-as-doc': (source, to) => (office(source.id, 'rtf', renderWordPage(source.sections, 'plain'), to('doc')), 'doc'),
}

const makeOne = (source: Source, id: string, target: string): string => {
  const [engine = '', layout = ''] = target.split(':')
  const to = (extension: string) => join(files, `${id}.${extension}`)
  const flat = ['header', 'textbox', 'vanish'].includes(layout)
  const words = () => (flat ? renderFlatText(source.sections, layout) : renderWordPage(source.sections, layout))
  const kinds: Record<string, string> = { word: 'docx', odt: 'odt', rtf: 'rtf', lo: 'pdf' }
  const kind = kinds[engine]
  if (kind !== undefined) office(id, kind, words(), to(kind))
  else if (engine === 'chromium') chromium(renderPage(source.sections, layout), to('pdf'))
  else if (engine === 'weasy') run('weasyprint', ['-', to('pdf')], renderPage(source.sections, layout))
  else if (engine === 'groff')
    writeFileSync(to('pdf'), run('groff', ['-Tpdf', '-ms', '-k', '-P-pletter'], renderRoff(source.sections, layout)))
  else if (engine === 'text') writeFileSync(to('txt'), encoded(renderPlain(source.sections), layout))
  else return broken[layout]?.(source, to) ?? ''
  return kind ?? (engine === 'text' ? 'txt' : 'pdf')
}

mkdirSync(files, { recursive: true })
const only = process.argv.slice(2)
const isWanted = (id: string) => only.length === 0 || only.some((one) => id.startsWith(one))
const made = new Map(readdirSync(files).map((file) => [file.split('.')[0] ?? '', file.split('.')[1] ?? '']))
const labels: Record<string, Label> = {}
for (const source of readSources()) {
  for (const [at, target] of source.targets.entries()) {
    const id = at === 0 ? source.id : `${source.id}-${String.fromCharCode(97 + at)}`
    const extension = isWanted(id) ? makeOne(source, id, target) : (made.get(id) ?? '')
    labels[id] = { ...createLabel(source, target, extension), file: `${id}.${extension}` }
  }
}
convert()
rmSync(work, { recursive: true })
writeFileSync(join(folder, 'labels.json'), `${JSON.stringify(labels)}\n`)
