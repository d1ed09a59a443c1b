import { type Plugin, parseSync, Visitor } from 'vite'

/** What a contract says for its documentation and its tests alone. */
const saidElsewhere = new Set(['summary', 'example'])

/** The source of a contract without what no browser reads: the summaries and examples of its endpoints. */
export const leanContract = (id: string, code: string): string => {
  const cuts: [number, number][] = []
  new Visitor({
    CallExpression({ callee, arguments: [of] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || of?.type !== 'ObjectExpression') return
      for (const part of of.properties)
        if (part.type === 'Property' && part.key.type === 'Identifier' && saidElsewhere.has(part.key.name))
          cuts.push([part.start, part.end])
    },
  }).visit(parseSync(id, code).program)
  let lean = code
  for (const [from, end] of cuts.toSorted(([one], [other]) => other - one))
    lean = lean.slice(0, from) + lean.slice(end).replace(/^\s*,/, '')
  return lean
}

/** Contracts are the same for server, tests and browser; the browser gets less of them. */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/[\w-]+\.ts$/ },
    handler: (code, id) => ({ code: leanContract(id, code), map: null }),
  },
})
