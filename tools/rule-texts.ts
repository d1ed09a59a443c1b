import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { listedTypes } from './listed-types.ts'

type Node = { type: string; [name: string]: unknown }
type Shape = { at: string; node: Node | undefined; known?: Map<string, Shape> }
/** Makes an argument; `text(name)` is asked for each text in it. */
type Make = (text: (name: string) => string) => unknown

const root = path.resolve(import.meta.dirname, '..')

/** The file that an import of `file` names, or null for a library. */
const resolveSource = (file: string, source: string): string | null => {
  const engine = source.split('@reinforce/')[1]
  if (engine) return path.join(root, 'packages', engine.replace('/', '/src/'))
  return source.startsWith('.') ? path.resolve(path.dirname(file), source) : null
}
const files = new Map<string, { values: Map<string, Node>; types: Map<string, Node>; from: Map<string, string> }>()

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : [])
const inner = (node: unknown): Node | undefined => (node as { typeAnnotation?: Node } | undefined)?.typeAnnotation
const getName = (node: unknown): string =>
  (node as { name?: string; value?: string } | undefined)?.name ?? (node as { value?: string } | undefined)?.value ?? ''

/** The declarations of a file: its functions and constants, its types, and which file each imported name comes from. */
const read = (file: string) => {
  const seen = files.get(file)
  if (seen) return seen
  const found = { values: new Map<string, Node>(), types: new Map<string, Node>(), from: new Map<string, string>() }
  files.set(file, found)
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  for (const statement of program.body as unknown as Node[]) {
    const declared = (statement.declaration ?? statement) as Node
    for (const one of nodes(declared.declarations)) found.values.set(getName(one.id), one.init as Node)
    if (declared.type === 'FunctionDeclaration') found.values.set(getName(declared.id), declared)
    if (/^TS(?:TypeAlias|Interface)Declaration$/.test(declared.type)) found.types.set(getName(declared.id), declared)
    const source = resolveSource(file, getName(statement.source))
    if (statement.type === 'ImportDeclaration' && source)
      for (const one of nodes(statement.specifiers)) found.from.set(getName(one.local), source)
  }
  return found
}

class Unknown extends Error {}
const giveUp = (what: string): never => {
  throw new Unknown(what)
}

const members = ({ at, node, known }: Shape): [string, Shape][] =>
  nodes(node?.members).map((one) => [getName(one.key), { at, node: inner(one.typeAnnotation), known }])

const named = (shape: Shape, name: string): Shape => {
  const { types, from } = read(shape.at)
  const given = shape.known?.get(name)
  if (given) return given
  const declared = types.get(name)
  const elsewhere = from.get(name)
  if (!declared) return elsewhere ? named({ at: elsewhere, node: undefined }, name) : giveUp(name)
  if (declared.type === 'TSInterfaceDeclaration') return giveUp(name)
  return { at: shape.at, node: declared.typeAnnotation as Node, known: shape.known }
}

const getLiteral = (node: Node): unknown => {
  const literal = node.literal as Node
  return literal.type === 'TemplateLiteral' ? 'x' : literal.value
}

/** The words of a list such as `['a', 'b'] as const`, of which a type takes one. */
const pickFirst = (shape: Shape, name: string): unknown => {
  const { values, from } = read(shape.at)
  const elsewhere = from.get(name)
  let value = values.get(name)
  if (!value && elsewhere) return pickFirst({ at: elsewhere, node: undefined }, name)
  while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression') value = value.expression as Node
  if (value?.type === 'ArrayExpression') return nodes(value.elements)[0]?.value ?? giveUp(name)
  if (value?.type === 'ObjectExpression') return getName(nodes(value.properties)[0]?.key)
  return giveUp(name)
}

const wrappers = new Set(['Partial', 'Required', 'Readonly', 'NonNullable', 'Pick', 'Omit', 'Array', 'ReadonlyArray'])

const reference = (shape: Shape, name: string): Make => {
  const { node } = shape
  const typeName = getName((node as Node).typeName)
  const args = nodes((node?.typeArguments as Node | undefined)?.params)
  const [first] = args
  const listed = listedTypes[typeName]
  if (listed) return listed
  if (typeName === 'Date') return () => new Date('2026-11-20T18:00:00Z')
  if (typeName === 'Uint8Array') return (text) => Buffer.from(text(name))
  if (typeName === 'Record') {
    const value = maker({ ...shape, node: args[1] }, name)
    const keys = maker({ ...shape, node: first }, name)
    return (text) => ({ [String(keys(() => 'key'))]: value(text) })
  }
  if (typeName === 'Map' || typeName === 'ReadonlyMap') {
    const value = maker({ ...shape, node: args[1] }, name)
    return (text) => new Map([['key', value(text)]])
  }
  if (typeName === 'Set' || typeName === 'ReadonlySet') {
    const value = maker({ ...shape, node: first }, name)
    return (text) => new Set([value(text)])
  }
  if (wrappers.has(typeName)) {
    const value = maker({ ...shape, node: first }, name)
    return typeName.endsWith('Array') ? (text) => [value(text)] : value
  }
  const target = named(shape, typeName)
  if (target.node?.type === 'TSStringKeyword') return (text) => text(typeName)
  return maker(target, name)
}

const all = (shape: Shape, parts: Node[], name: string): Make => {
  const makers = parts.map((node) => maker({ ...shape, node }, name))
  return (text) => Object.assign({}, ...makers.map((make) => make(text)))
}

/** One of several: a text where one is possible, or else the first that is not nothing. */
const either = (shape: Shape, parts: Node[], name: string): Make => {
  const nothing = /^TS(?:Null|Undefined|Never)Keyword$/
  const possible = parts.filter(({ type }) => !nothing.test(type))
  const pick = possible.find(({ type }) => type === 'TSStringKeyword') ?? possible[0]
  return pick ? maker({ ...shape, node: pick }, name) : () => null
}

const indexed = (shape: Shape, name: string): Make => {
  const object = shape.node?.objectType as Node
  const aim = (object.type === 'TSParenthesizedType' ? object.typeAnnotation : object) as Node
  if (aim.type === 'TSTypeQuery') {
    const first = pickFirst(shape, getName(aim.exprName))
    return () => first
  }
  const owner = aim.type === 'TSTypeReference' ? named(shape, getName(aim.typeName)) : { ...shape, node: aim }
  const index = shape.node?.indexType as Node
  if (index.type === 'TSNumberKeyword') {
    const list = owner.node?.type === 'TSTypeOperator' ? (owner.node.typeAnnotation as Node) : owner.node
    if (list?.type === 'TSArrayType') return maker({ ...owner, node: list.elementType as Node }, name)
  }
  // Any of several fields: the first stands for all.
  const key = index.type === 'TSLiteralType' ? String(getLiteral(index)) : null
  const found = members(owner).find(([each]) => key === null || each === key)
  return found ? maker(found[1], found[0]) : giveUp(`a field of ${getName(aim.typeName)}`)
}

/** A function that is handed in answers another number each time: some wait for one that suits them. */
const counting: Make = () => {
  let n = 0
  return () => {
    n += 1
    return n % 256
  }
}

/** A function that is handed in and answers text answers with the text of its place. */
const saying =
  (name: string): Make =>
  (text) => {
    const answer = text(name)
    return () => answer
  }

const maker = (shape: Shape, name: string, depth = 0): Make => {
  const { node } = shape
  if (depth > 12) return giveUp('too deep')
  if (!node) return giveUp('no type')
  switch (node.type) {
    case 'TSStringKeyword':
    case 'TSUnknownKeyword':
      return (text) => text(name)
    case 'TSNumberKeyword':
      return () => 7
    case 'TSBooleanKeyword':
      return () => true
    case 'TSNullKeyword':
    case 'TSUndefinedKeyword':
      return () => null
    case 'TSLiteralType':
      return () => getLiteral(node)
    case 'TSTemplateLiteralType':
      return () => 'x'
    case 'TSParenthesizedType':
    case 'TSTypeOperator':
      if (node.operator === 'keyof') {
        const of = node.typeAnnotation as Node
        if (of.type === 'TSTypeQuery') return () => pickFirst(shape, getName(of.exprName))
        const target = of.type === 'TSTypeReference' ? named(shape, getName(of.typeName)) : { ...shape, node: of }
        return () => members(target)[0]?.[0]
      }
      return maker({ ...shape, node: node.typeAnnotation as Node }, name, depth + 1)
    case 'TSArrayType': {
      const each = maker({ ...shape, node: node.elementType as Node }, name, depth + 1)
      return (text) => [each(text)]
    }
    case 'TSTupleType': {
      const each = nodes(node.elementTypes).map((one) => maker({ ...shape, node: one }, name, depth + 1))
      return (text) => each.map((make) => make(text))
    }
    case 'TSNamedTupleMember':
      return maker({ ...shape, node: node.elementType as Node }, name, depth + 1)
    case 'TSTypeLiteral': {
      const each = members(shape).map(([key, one]) => [key, maker(one, key, depth + 1)] as const)
      return (text) => Object.fromEntries(each.map(([key, make]) => [key, make(text)]))
    }
    case 'TSMappedType': {
      const keys = maker({ ...shape, node: node.constraint as Node }, name, depth + 1)
      const value = maker({ ...shape, node: inner(node) ?? (node.typeAnnotation as Node) }, name, depth + 1)
      return (text) => ({ [String(keys(() => 'key'))]: value(text) })
    }
    case 'TSFunctionType':
      return inner(node.returnType)?.type === 'TSStringKeyword' ? saying(name) : counting
    case 'TSUnionType':
      return either(shape, nodes(node.types), name)
    case 'TSIntersectionType':
      return all(shape, nodes(node.types), name)
    case 'TSIndexedAccessType':
      return indexed(shape, name)
    case 'TSTypeReference':
      return reference(shape, name)
    default:
      return giveUp(node.type)
  }
}

const argument = (at: string, parameter: Node, known: Map<string, Shape>): Make | null => {
  const [target, isDefault] =
    parameter.type === 'AssignmentPattern' ? [parameter.left as Node, true] : [parameter, false]
  const node = inner(target.typeAnnotation)
  if (!node && isDefault) return null
  return maker({ at, node, known }, getName(target))
}

export type Rule = {
  name: string
  run: (...args: unknown[]) => unknown
  args: Make[] | string
  /** Of the function that it answers, where it answers one. */
  later: Make[] | string
}

const makeArgs = (at: string, node: Node | undefined): Make[] | string => {
  if (!node || !('params' in node)) return 'its parameters are not written down'
  const known = new Map<string, Shape>()
  for (const one of nodes((node.typeParameters as Node | undefined)?.params))
    known.set(getName(one.name), { at, node: one.constraint as Node })
  try {
    return nodes(node.params).flatMap((one) => argument(at, one, known) ?? [])
  } catch (error) {
    if (error instanceof Unknown) return error.message
    throw error
  }
}

/** What a function answers, when that is a function itself. */
const answered = (node: Node | undefined): Node | undefined => {
  const told = inner(node?.returnType)
  if (told) return told.type === 'TSParenthesizedType' ? inner(told) : told
  const body = node?.body as Node | undefined
  const last = nodes(body?.body).findLast(({ type }) => type === 'ReturnStatement')
  return (last?.argument as Node | undefined) ?? body
}

const makeRule = (at: string, name: string, run: Rule['run'], node: Node | undefined): Rule => ({
  name,
  run,
  args: makeArgs(at, node),
  later: makeArgs(at, answered(node)),
})

/** Every function that a rule exports, with arguments made from its types; or what was not understood of them. */
export const rulesThatRun = async (): Promise<Rule[]> => {
  const places = [
    'packages/{reply-reader,resume-reader,same-person}/**/*.ts',
    'src/rules/**/*.ts',
    'src/features/*/*/rules/**/*.ts',
  ]
  const paths = places
    .flatMap((each) => globSync(each, { cwd: root }))
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  const found = await Promise.all(
    paths.toSorted().map(async (file) => {
      const at = path.join(root, file)
      const module = (await import(pathToFileURL(at).href)) as Record<string, unknown>
      return Object.entries(module).flatMap(([name, run]): Rule[] =>
        typeof run === 'function' && !run.toString().startsWith('class')
          ? // What is only passed on is looked at where it is made.
            [makeRule(at, `${file}#${name}`, run as Rule['run'], read(at).values.get(name))].filter(() =>
              read(at).values.has(name),
            )
          : [],
      )
    }),
  )
  return found.flat()
}
