import { parseSync } from 'vite'

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Endings of a noun or an adverb: such a function hides what it does (`nameOf` loads, parses, or formats a name?). */
const vague = /(?:Of|InWords|Words|Again)$/

/** What may end like that, each with the reason. */
export const kept: Record<string, string> = {
  countWords: 'it begins with a verb, and words are what it counts',
  listUnknownWords: 'it begins with a verb, and words are what it lists',
  listWords: 'it begins with a verb, and words are what it lists',
  tagStopWords: 'it begins with a verb, and words are what it tags',
  splitWords: 'it begins with a verb, and words are what it splits into',
}

const isFunction = (value: unknown): boolean =>
  isNode(value) && ['ArrowFunctionExpression', 'FunctionExpression', 'TSFunctionType'].includes(value.type)

/** The type that `: type` behind a name holds. */
const getType = (node: Node): unknown =>
  isNode(node['typeAnnotation']) ? node['typeAnnotation']['typeAnnotation'] : null

/** The node that names a function, if this node declares one: a variable, a declaration, a parameter, or a property. */
const findName = (node: Node): unknown => {
  if (node.type === 'VariableDeclarator') return isFunction(node['init']) ? node['id'] : null
  if (node.type === 'FunctionDeclaration') return node['id']
  if (node.type === 'Identifier') return isFunction(getType(node)) ? node : null
  if (node.type === 'TSPropertySignature') return isFunction(getType(node)) ? node['key'] : null
  if (node.type === 'TSMethodSignature') return node['key']
  return node.type === 'Property' && isFunction(node['value']) ? node['key'] : null
}

/** Lists the functions of a source whose names end in `Of`, `Words`, `InWords`, or `Again`. Components and hooks may. */
export const listVagueNames = (file: string, source: string): string[] => {
  if (!/(?:Of|Words|Again)\b/.test(source)) return []
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value)) return
    const id = findName(value)
    const name = isNode(id) && typeof id['name'] === 'string' ? id['name'] : ''
    if (vague.test(name) && !/^(?:[A-Z]|use[A-Z])/.test(name) && !(name in kept)) found.add(`${file}: ${name}`)
    Object.values(value).forEach(walk)
  }
  walk(parseSync(file, source).program)
  return [...found]
}
