// Every promise of docs/promises.md names the test that keeps it, or says that it is planned.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const proof = /`([^`]+\.(?:test|spec)\.tsx?)`((?:[\s,]*"(?:[^"\\]|\\.)*")+)/g
const quoted = /"((?:[^"\\]|\\.)*)"/g

/** Promise lines with their numbers; an indented line continues the one before it. */
const promiseLines = (text) => {
  const found = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('- ')) found.push({ number: index + 1, text: line })
    else if (/^\s+\S/.test(line) && found.length > 0) found.at(-1).text += ` ${line.trim()}`
  }
  return found
}

const hasTest = (source, title) =>
  [`'`, '"', '`'].some((quote) => {
    const literal = quote + title.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
    return source
      .split(literal)
      .slice(0, -1)
      .some((before) => !/\b(?:skip|todo)\(\s*$|\/\/[^\n]*$/.test(before))
  })

/** A sentence for each line of `text` that keeps no promise. `read(file)` answers a test file's text, or undefined. */
export const brokenPromises = (text, read) => {
  const broken = []
  const lines = promiseLines(text)
  for (const line of lines) {
    const proofs = [...line.text.matchAll(proof)]
    const complain = (what) => broken.push(`docs/promises.md:${line.number}: ${what}`)
    if (proofs.length === 0 && !/— \*planned\*\s*$/.test(line.text)) complain('names neither a test nor *planned*')
    for (const [, file, titles] of proofs) {
      const source = read(file)
      if (source === undefined) complain(`there is no ${file}`)
      else
        for (const [, title] of titles.matchAll(quoted))
          if (!hasTest(source, title.replaceAll('\\"', '"'))) complain(`${file} has no test "${title}"`)
    }
  }
  return lines.length === 0 ? ['docs/promises.md has no promise'] : broken
}

const file = fileURLToPath(import.meta.url)
if (path.resolve(process.argv[1] ?? '') === file) {
  const root = path.resolve(path.dirname(file), '..')
  const read = (name) => {
    try {
      return readFileSync(path.join(root, name), 'utf8')
    } catch {
      return undefined
    }
  }
  const broken = brokenPromises(read('docs/promises.md') ?? '', read)
  for (const sentence of broken) console.log(sentence)
  process.exitCode = broken.length === 0 ? 0 : 1
}
