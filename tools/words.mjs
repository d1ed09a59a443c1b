// Counts words and turns that make our English hard to read, in strings, comments, and test titles. No count may rise.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** What to avoid, with what to write instead. */
export const turns = {
  'whoever, whatever, whom': /\b(?:whoever|whatever|whom)\b/i,
  'somebody, anybody, everybody, nobody': /\b(?:some|any|every|no)body\b/i,
  'any more, anew, meanwhile': /\b(?:any more|anew|meanwhile|all the same|for so long)\b/i,
  'stands, lies': /\b(?:stands?|stood|lies|lay)\b(?! for| down| up)/i,
  'is told, is said, is heard': /\b(?:is|are|was|were|be) (?:told|said|heard|seen|asked|given)\b/i,
  'take back': /\b(?:takes?|took|taken) (?:\w+ ){0,3}back\b/i,
  'go on': /\b(?:go(?:es)?|went|gone) on\b/i,
  "one's, oneself": /\bone['’]s\b|\boneself\b/i,
  'by hand, hand over': /\bby hand\b|\bhand(?:s|ed)? (?:in|over)\b/i,
  'beside, besides': /\b(?:beside|besides|apart from that)\b/i,
  'could not be': /\bcould not be \w+/i,
  'please try': /\b[Pp]lease (?:try|check|open|ask|choose|wait|sign|look)\b/,
  mail: /\b(?:e-mail|mails?|mailed)\b/i,
  'a clause for a subject': /^(?:[\w, -]+: )?(?:who|whoever|whom|whose|what|that)\b(?!.*\?)/i,
  'nothing of it': /\b(?:nothing|none|nobody|much|more|all|what) of (?:it|them|theirs|ours|this)\b/i,
  'says so': /\b(?:says?|tells?) (?:so|it|of|what|why|how|that|when|whether|where)\b/i,
  'British spelling': /\b(?:cancelled|licences?|colours?|behaviours?|recognis\w+)\b/i,
}

const isTest = (file) => /\.(?:test|spec)\.tsx?$|\/testing\//.test(file)
const isData = (file) =>
  /\/words\/es\.ts$|phrases|vocabulary|\/programs\/rules\/mail\/|\/names\/|^packages\/reply-reader\//.test(file)

/** The strings, comments, and test titles of a source file. */
export const listTexts = (file, source) => {
  const { program, comments } = parseSync(file, source)
  const strings = []
  const titles = []
  const imports = new Set()
  const patterns = []
  new Visitor({
    ImportDeclaration: ({ source: from }) => imports.add(from.start),
    ExportNamedDeclaration: ({ source: from }) => from && imports.add(from.start),
    Literal: ({ value, start }) => typeof value === 'string' && !imports.has(start) && strings.push([value, start]),
    TemplateElement: ({ value, start }) => strings.push([value.cooked ?? '', start]),
    JSXText: ({ value, start }) => strings.push([value, start]),
    NewExpression: ({ callee, start, end }) => callee.name === 'RegExp' && patterns.push([start, end]),
    CallExpression: ({ callee, arguments: [first] }) => {
      const name = callee.type === 'Identifier' ? callee.name : ''
      if (['test', 'describe'].includes(name) && first?.type === 'Literal') titles.push(String(first.value))
    },
  }).visit(program)
  const isPattern = (at) => patterns.some(([from, to]) => at > from && at < to)
  const texts = strings.flatMap(([text, at]) => (/ /.test(text) && !isPattern(at) ? [text] : []))
  return {
    strings: isTest(file) || isData(file) ? [] : texts,
    comments: isTest(file) ? [] : comments.map(({ value }) => value),
    titles: isTest(file) ? titles : [],
  }
}

/** How often each turn occurs in each kind of text. */
export const countTurns = (files) => {
  const counts = {}
  for (const [file, source] of files)
    for (const [kind, texts] of Object.entries(listTexts(file, source)))
      for (const text of texts)
        for (const [name, turn] of Object.entries(turns))
          if (turn.test(kind === 'comments' ? text.replace(/^\*?\s+/, '') : text)) {
            counts[name] ??= { strings: 0, comments: 0, titles: 0 }
            counts[name][kind] += 1
          }
  return counts
}

/** A sentence for each count that rose. */
export const risen = (counts, limits) =>
  Object.entries(counts).flatMap(([name, kinds]) =>
    Object.entries(kinds).flatMap(([kind, count]) => {
      const limit = limits[name]?.[kind] ?? 0
      return count > limit ? [`"${name}" occurs ${count} times in ${kind}, ${limit} are allowed`] : []
    }),
  )

const self = fileURLToPath(import.meta.url)
if (path.resolve(process.argv[1] ?? '') === self) {
  const root = path.resolve(path.dirname(self), '..')
  const list = path.join(root, 'tools/words.json')
  const files = globSync('{src,packages,e2e}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.endsWith('.gen.ts') && !file.includes('node_modules'))
    .map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')])
  const counts = countTurns(files)
  if (process.argv.includes('--lower')) writeFileSync(list, `${JSON.stringify(counts, null, 2)}\n`)
  const sentences = risen(counts, JSON.parse(readFileSync(list, 'utf8')))
  for (const sentence of sentences) console.log(sentence)
  if (sentences.length > 0) console.log('Write it plainly. `node tools/words.mjs --lower` stores lower counts.')
  process.exitCode = sentences.length === 0 ? 0 : 1
}
