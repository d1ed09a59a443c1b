// How the résumés of the corpus are written down: a heading, lines, and below `%facts` what a person read in them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Part =
  | { kind: 'name' | 'contact' | 'text' | 'bullet' | 'hidden'; text: string }
  | { kind: 'job'; title: string; name: string; place: string; dates: string }

export type Section = { title: string; aside: boolean; parts: Part[] }

export type Source = {
  id: string
  set: 'known' | 'unseen'
  kind: string
  /** `engine:layout`, one file each. */
  targets: string[]
  sections: Section[]
  /** The lines below the heading as they stand, for plain files. */
  raw: string[]
  facts: string[]
}

const parsePart = (line: string): Part => {
  const rest = line.slice(2)
  if (line.startsWith('# ')) return { kind: 'name', text: rest }
  if (line.startsWith('@ ')) return { kind: 'contact', text: rest }
  if (line.startsWith('- ')) return { kind: 'bullet', text: rest }
  if (line.startsWith('~ ')) return { kind: 'hidden', text: rest }
  if (!line.startsWith('+ ')) return { kind: 'text', text: line }
  const [title = '', name = '', place = '', dates = ''] = rest.split('|').map((one) => one.trim())
  return { kind: 'job', title, name, place, dates }
}

const splitSections = (lines: string[]): Section[] => {
  let section: Section = { title: '', aside: false, parts: [] }
  const sections = [section]
  for (const line of lines) {
    if (line.startsWith('==') || line.startsWith('< ')) {
      section = { title: line.slice(2).trim(), aside: line.startsWith('<'), parts: [] }
      sections.push(section)
    } else section.parts.push(parsePart(line))
  }
  return sections
}

const parseSource = (block: string, kind: string): Source => {
  const [head = '', ...lines] = block.trimEnd().split('\n')
  const [id = '', set = '', ...targets] = head.trim().split(/\s+/)
  const at = lines.indexOf('%facts')
  if (at < 0 || (set !== 'known' && set !== 'unseen')) throw new Error(`${kind}: ${head} is not complete`)
  const raw = lines.slice(0, at)
  return { id, set, kind, targets, raw, sections: splitSections(raw), facts: lines.slice(at + 1).filter(Boolean) }
}

export const folder = import.meta.dirname

export const readSources = (): Source[] =>
  readdirSync(join(folder, 'sources'))
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, 'sources', file), 'utf8')
        .split(/^%% /m)
        .slice(1)
        .map((block) => parseSource(block, file.replace(/(?:-\d)?\.txt$/, ''))),
    )
