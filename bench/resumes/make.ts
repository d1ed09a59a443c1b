// Makes the files of the corpus into a folder, once; pages are printed by one Chromium.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Layout } from './layouts.ts'
import type { Person } from './people.ts'
import { hasProgram, type ProgramName, runProgram, type Source } from './programs.ts'

export type CorpusFile = { person: Person; layout: Layout; file: string }

const print = async (pages: { html: string; file: string }[]) => {
  if (pages.length === 0) return
  const wanted = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    ...(existsSync(wanted) ? { executablePath: wanted } : {}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage()
  for (const { html, file } of pages) {
    await page.setContent(html)
    await page.pdf({
      path: file,
      format: 'Letter',
      margin: { top: '0.6in', bottom: '0.6in', left: '0.7in', right: '0.7in' },
    })
  }
  await browser.close()
}

/** Every person in every layout, as files in `folder`; what is there already is kept. Layouts of programs that are not installed are `missing`. */
export const makeFiles = async (
  folder: string,
  people: Person[],
  layouts: Layout[],
): Promise<{ made: CorpusFile[]; missing: ProgramName[] }> => {
  mkdirSync(folder, { recursive: true })
  const there = new Set(readdirSync(folder))
  const pages: { html: string; file: string }[] = []
  const sources = new Map<ProgramName, Source[]>()
  const made = layouts.flatMap((layout) =>
    people.map((person, at) => {
      const name = `${layout.name}-${String(at + 1).padStart(2, '0')}.${layout.extension}`
      const file = path.join(folder, name)
      if (there.has(name)) return { person, layout, file }
      const one = layout.make(person)
      if ('page' in one) pages.push({ html: one.page, file })
      else if ('program' in one)
        sources.set(one.program, [...(sources.get(one.program) ?? []), { text: one.text, file }])
      else writeFileSync(file, one.bytes)
      return { person, layout, file }
    }),
  )
  await print(pages)
  const missing: ProgramName[] = []
  for (const [name, list] of sources)
    if (hasProgram(name)) runProgram(name, list)
    else missing.push(name)
  return { made: made.filter(({ file }) => existsSync(file)), missing }
}
