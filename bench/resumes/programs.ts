// Programs that write documents, where they are installed. Nothing of the product needs them.
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A document in the language of a program, and the file that the program makes of it. */
export type Source = { text: string | Buffer; file: string }
type Extension = 'pdf' | 'docx' | 'odt' | 'rtf'
type Program = { command: string; extension: string; make: (sources: Source[], folder: string) => void }

/** Runs one command a document; it reads `IN` and writes `OUT`. */
const each =
  (command: string, args: string[], extension: string): Program['make'] =>
  (sources, folder) => {
    for (const { text, file } of sources) {
      const source = path.join(folder, `source.${extension}`)
      writeFileSync(source, text)
      const filled = args.map((arg) => (arg === 'IN' ? source : arg === 'OUT' ? file : arg))
      execFileSync(command, filled, {
        cwd: folder,
        stdio: 'ignore',
        env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
      })
    }
  }

/** Runs one command whose output is the document. */
const piped =
  (command: string, args: string[]): Program['make'] =>
  (sources) => {
    for (const { text, file } of sources)
      writeFileSync(file, execFileSync(command, args, { input: text, stdio: ['pipe', 'pipe', 'ignore'] }))
  }

const tex: Program['make'] = (sources, folder) => {
  for (const { text, file } of sources) {
    writeFileSync(path.join(folder, 'source.tex'), text)
    execFileSync('pdflatex', ['-interaction=nonstopmode', 'source.tex'], { cwd: folder, stdio: 'ignore' })
    copyFileSync(path.join(folder, 'source.pdf'), file)
  }
}

/** LibreOffice takes seconds to start, so it converts every document at once. */
const office =
  (extension: string): Program['make'] =>
  (sources, folder) => {
    const byEnd = Map.groupBy(sources, ({ file }) => path.extname(file).slice(1))
    for (const [end, some] of byEnd) {
      const [from, to] = ['from', 'to'].map((name) => path.join(folder, `${name}-${end}`))
      if (!from || !to) continue
      mkdirSync(from)
      const files = some.map(({ text, file }) => {
        const source = path.join(from, `${path.basename(file, `.${end}`)}.${extension}`)
        writeFileSync(source, text)
        return source
      })
      const filter =
        extension === 'html'
          ? {
              pdf: 'pdf:writer_web_pdf_Export',
              docx: 'docx:MS Word 2007 XML',
              odt: 'odt:writer8',
              rtf: 'rtf:Rich Text Format',
            }[end as Extension]
          : end
      const profile = `-env:UserInstallation=file://${folder}/profile`
      const input = extension === 'html' ? ['--infilter=HTML (StarWriter)'] : []
      execFileSync('soffice', [profile, '--headless', ...input, '--convert-to', filter, '--outdir', to, ...files], {
        stdio: 'ignore',
      })
      for (const { file } of some) copyFileSync(path.join(to, path.basename(file)), file)
    }
  }

const programs = {
  office: { command: 'soffice', extension: 'docx', make: office('docx') },
  'office-pages': { command: 'soffice', extension: 'html', make: office('html') },
  groff: { command: 'groff', extension: 'ms', make: piped('groff', ['-k', '-t', '-ms', '-Tpdf']) },
  tex: { command: 'pdflatex', extension: 'tex', make: tex },
  wkhtmltopdf: {
    command: 'wkhtmltopdf',
    extension: 'html',
    make: each('wkhtmltopdf', ['-q', '-s', 'Letter', 'IN', 'OUT'], 'html'),
  },
  weasyprint: { command: 'weasyprint', extension: 'html', make: each('weasyprint', ['IN', 'OUT'], 'html') },
  pandoc: {
    command: 'pandoc',
    extension: 'md',
    make: each('pandoc', ['-s', '-f', 'markdown', 'IN', '-o', 'OUT'], 'md'),
  },
} satisfies Record<string, Program>
export type ProgramName = keyof typeof programs

/** Returns true if a program is installed. */
export const hasProgram = (name: ProgramName): boolean =>
  spawnSync('which', [programs[name].command], { stdio: 'ignore' }).status === 0

/** Writes the files of all sources. */
export const runProgram = (name: ProgramName, sources: Source[]): void => {
  const folder = mkdtempSync(path.join(tmpdir(), 'resume-program-'))
  try {
    programs[name].make(sources, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
