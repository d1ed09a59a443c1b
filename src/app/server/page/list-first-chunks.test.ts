import { expect, test } from 'vitest'
import { listFirstChunks } from './list-first-chunks.ts'

const page = (route: string, file: string, imports: string[] = [], css: string[] = []) => ({
  [`routes/${route}.tsx?tsr-split=component`]: { file, imports, css },
})
const { tags: chunks } = listFirstChunks({
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_table.js': { file: 'table.js', imports: ['_react.js'] },
  ...page('_console', 'frame.js', ['index.html'], ['frame.css']),
  ...page('_console/index', 'dashboard.js', ['_table.js']),
  ...page('_console/candidate.$candidateId', 'candidate.js'),
  ...page('_console/resumes', 'resumes.js'),
  ...page('login', 'login.js'),
  ...page('reset.index', 'reset.js'),
  ...page('reset.$token', 'new-password.js'),
})
const files = (address: string, isSignedIn = true) =>
  [...chunks(address, isSignedIn).matchAll(/href="\/([^"]+)"/g)].map(([, file]) => file)

test('an address names the code of its page and of the frame around it, each once and nothing the entry names already', () => {
  expect(files('/')).toEqual(['frame.css', 'frame.js', 'dashboard.js', 'table.js'])
  expect(files('/resumes')).toEqual(['frame.css', 'frame.js', 'resumes.js'])
  expect(files('/candidate/3f2a-1')).toEqual(['frame.css', 'frame.js', 'candidate.js'])
})

test('where a guard leads elsewhere, the code of that page comes, or none', () => {
  expect(files('/resumes', false)).toEqual(['login.js'])
  expect(files('/reset', false)).toEqual(['reset.js'])
  expect(files('/reset/a-token', false)).toEqual(['new-password.js'])
  expect(files('/login')).toEqual([])
  for (const unknown of ['/nothing-here', '/candidate/a/b', '/candidate/', '/"><script>'])
    expect(files(unknown)).toEqual([])
})

test('a server whose browser side is not built names nothing', () => {
  expect(listFirstChunks({}).tags('/', true)).toBe('')
})
