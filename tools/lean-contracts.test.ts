import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leanContract } from './lean-contracts.ts'

test('a browser gets a contract without its summaries and examples, and everything else of it', () => {
  const of = `import { endpoint } from './endpoint.ts'
const summary = 'kept'
export const one = endpoint({
  method: 'GET',
  path: '/api/one',
  summary: 'What it is, in words',
  needs: 'candidates:see',
  reply: z.object({ summary: z.string(), example: z.string() }),
  example: (id) => ({ id: id('thread') }),
})
export const another = endpoint({ summary, path: '/api/other', example: () => ({ a: { b: [1] } }) })
`
  expect(leanContract('contract.ts', of).replaceAll(/\s+/g, ' ')).toBe(
    `import { endpoint } from './endpoint.ts' const summary = 'kept' export const one = endpoint({ method: 'GET', path: '/api/one', needs: 'candidates:see', reply: z.object({ summary: z.string(), example: z.string() }), }) export const another = endpoint({ path: '/api/other', }) `,
  )
})

test('each contract there is becomes shorter and stays one', () => {
  const contracts = globSync('src/features/*/*/contract/*.ts')
  expect(contracts.length).toBeGreaterThan(30)
  for (const file of contracts) {
    const code = readFileSync(file, 'utf8')
    const lean = leanContract(file, code)
    expect([file, [...lean.matchAll(/\bendpoint\(\{/g)].length]).toEqual([
      file,
      [...code.matchAll(/\bendpoint\(\{/g)].length,
    ])
    expect([file, /^ {2}(?:summary|example):/m.test(lean)]).toEqual([file, false])
  }
})
