import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

type Node = { type: string; [name: string]: unknown }
type Module = { declared: Map<string, Node>; imported: Map<string, { file: string; name: string }> }

const root = path.resolve(import.meta.dirname, '..')
const modules = new Map<string, Module>()

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const listChildren = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const getName = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown }
  return name ?? (typeof value === 'string' ? value : '')
}

/** What a file declares, and where each name comes from that it imports or passes on. */
const read = (file: string): Module => {
  const seen = modules.get(file)
  if (seen) return seen
  const found: Module = { declared: new Map(), imported: new Map() }
  modules.set(file, found)
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'))
  for (const statement of program.body as unknown as Node[]) {
    const declared = isNode(statement.declaration) ? statement.declaration : statement
    for (const one of listChildren(declared).filter(({ type }) => type === 'VariableDeclarator'))
      if (isNode(one.init)) found.declared.set(getName(one.id), one.init)
    if (declared.type === 'FunctionDeclaration') found.declared.set(getName(declared.id), declared)
    const from = getName(statement.source)
    if (!from.startsWith('.')) continue
    const source = path.posix.join(path.posix.dirname(file), from)
    for (const { type, imported, local, exported } of listChildren(statement)) {
      if (type === 'ImportSpecifier') found.imported.set(getName(local), { file: source, name: getName(imported) })
      if (type === 'ExportSpecifier') found.imported.set(getName(exported), { file: source, name: getName(local) })
    }
  }
  return found
}

const everyNode = (node: Node): Node[] => [node, ...listChildren(node).flatMap(everyNode)]

const isRefusing = ({ type, callee }: Node): boolean => {
  if (!isNode(callee)) return false
  if (type === 'NewExpression') return getName(callee) === 'UserError'
  return type === 'CallExpression' && callee.type === 'MemberExpression' && getName(callee.object) === 'UserError'
}

/** Stands for what no one knows before someone calls: a name, a number. */
const anything = 'Xyz'

/** The texts of an expression; a name in it that stands for a text of the same file is that text. */
const listTexts = (node: Node, named: Map<string, Node>): string[] => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'Identifier') {
    const known = named.get(getName(node))
    return known && ['Literal', 'TemplateLiteral'].includes(known.type) ? listTexts(known, named) : []
  }
  if (node.type !== 'TemplateLiteral') return listChildren(node).flatMap((child) => listTexts(child, named))
  const quasis = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const values = (node.expressions as Node[]).map((each) =>
    each.type === 'Identifier' ? (listTexts(each, named)[0] ?? anything) : anything,
  )
  return [quasis.map((text, index) => text + (values[index] ?? '')).join('')]
}

const isSentence = (text: string) => /^["\p{Lu}].* /u.test(text)

/**
 * The sentences with which the named declarations of a file, and whatever they call, may refuse: what is given to a `UserError`, and in
 * rooms of rules every sentence; where `isWhole`, every sentence of the file's declarations, too. `Xyz` stands for what is filled in.
 * Nothing is looked for where `isElsewhere('file#name')`. Throws if the file declares none of that name.
 */
export const refusalSentences = (
  file: string,
  names: readonly string[],
  isElsewhere: (place: string) => boolean,
  isWhole = false,
) => {
  const missing = names.filter((name) => !read(file).declared.has(name) && !read(file).imported.has(name))
  if (missing.length > 0) throw new Error(`${file} declares no ${missing.join(', ')}`)
  const seen = new Set<string>()
  const sentences = new Set<string>()
  const follow = (at: string, name: string) => {
    const place = `${at}#${name}`
    if (seen.has(place) || isElsewhere(place) || !existsSync(path.join(root, at))) return
    seen.add(place)
    const { declared, imported } = read(at)
    const from = imported.get(name)
    if (from) follow(from.file, from.name)
    const node = declared.get(name)
    if (!node) return
    const nodes = everyNode(node)
    const locals = nodes.filter(({ type, init }) => type === 'VariableDeclarator' && isNode(init))
    const named = new Map([...declared, ...locals.map((one) => [getName(one.id), one.init as Node] as const)])
    const isHelper = ({ type, callee }: Node) =>
      type === 'CallExpression' &&
      isNode(callee) &&
      callee.type === 'Identifier' &&
      (declared.get(getName(callee)) ?? { type: '' }) !== node &&
      everyNode(declared.get(getName(callee)) ?? { type: '' }).some(isRefusing)
    const said =
      at.includes('/rules/') || (isWhole && at === file)
        ? listTexts(node, new Map())
        : nodes
            .filter((each) => isRefusing(each) || isHelper(each))
            .flatMap((each) => (each.arguments as Node[]).flatMap((one) => listTexts(one, named)))
    for (const text of said.filter(isSentence)) sentences.add(text)
    for (const each of nodes) if (each.type === 'Identifier') follow(at, getName(each))
  }
  for (const name of names) follow(file, name)
  return sentences
}
