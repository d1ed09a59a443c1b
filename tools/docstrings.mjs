// Every exported rule, and every route and job, says in a docstring what its name cannot: shapes, units, what it refuses, why.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const isRule = (file) => /^(?:packages\/[^/]+\/src|src\/(?:features\/[^/]+\/[^/]+\/)?rules)\//.test(file)
const isTest = (file) => /\.test\.ts$|\/testing\//.test(file)
const exported = /^export (?:async )?(?:const|function\*?|class) (\w+)/

/** A sentence for each value exported by `file` with this `source` that must have a docstring and has none. */
export const undocumented = (file, source) => {
  if (isTest(file)) return []
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const name = exported.exec(line)?.[1]
    const isOwed = name !== undefined && (isRule(file) || /(?:Route|Job)$/.test(name))
    const isGiven = /\*\/\s*$/.test(lines[index - 1] ?? '')
    return isOwed && !isGiven ? [`${file}:${index + 1}: ${name} has no docstring`] : []
  })
}

const self = fileURLToPath(import.meta.url)
if (path.resolve(process.argv[1] ?? '') === self) {
  const root = path.resolve(path.dirname(self), '..')
  const files = globSync(
    ['packages/**/*.ts', 'src/rules/**/*.ts', 'src/features/*/*/{rules,server}/**/*.ts', 'src/app/server/**/*.ts'],
    // An icon's name says all.
    { cwd: root, exclude: ['packages/icons/**'] },
  )
  if (files.length === 0) throw new Error('No file was found: has the house moved?')
  const sentences = files.flatMap((file) =>
    undocumented(file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')),
  )
  for (const sentence of sentences) console.log(sentence)
  process.exitCode = sentences.length === 0 ? 0 : 1
}
