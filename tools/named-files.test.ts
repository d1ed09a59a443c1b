import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const folders = '{bench,deploy,docs,e2e,lab,ops,packages,scripts,src,tools}/**/*.*'
const files = [...globSync(['*.*', folders], { cwd: root, exclude: (name) => name.includes('node_modules') })]
const known = new Set(files.map((file) => path.basename(file)))
const isRead = (file: string) => /\.(?:md|tsx?|mjs|css)$/.test(file) && !/CHANGELOG|\/migrations\//.test(file)
/** Written by a program, never kept. */
const made = new Set(['mutations.json'])

test('a file that a comment or a page names in backticks is there', () => {
  const stale = files.filter(isRead).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const names = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json|css|md|sql|sh))`/g)].map(([, name = '']) => name)
    return names
      .map((name) => path.basename(name))
      .filter((name) => !known.has(name) && !made.has(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(stale, 'It was renamed or removed: name the file of today.').toEqual([])
})
