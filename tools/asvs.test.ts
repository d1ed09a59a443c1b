import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const lines = JSON.parse(read('tools/asvs-lines.json')) as Record<'level 1' | 'level 2', string>
const rows = [...read('docs/asvs.md').matchAll(/^\| ([\d.]+) \| ([12]) \| (met|not met|n\.a\.) \| (.+) \|$/gm)].map(
  ([, line = '', level = '', state = '', proof = '']) => ({ line, level, state, proof }),
)

const toAnchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')

describe('the page about ASVS', () => {
  test('has every line of levels 1 and 2 once', () => {
    for (const level of ['1', '2'] as const)
      expect(rows.filter((row) => row.level === level).map(({ line }) => line)).toEqual(
        lines[`level ${level}`].split(' '),
      )
    expect(rows).toHaveLength(253)
  })

  test('names a file or a page that exists for each line that is met', () => {
    const all = globSync(['*.*', '.*.json', '{deploy,docs,e2e,packages,src,tools}/**/*.*'], {
      cwd: root,
      exclude: (name) => name.includes('node_modules'),
    }).map((file) => file.split(path.sep).join('/'))
    // Without a folder, a name must be one file's alone.
    const isOneFile = (name: string) =>
      all.filter((file) => (name.includes('/') ? file === name : path.basename(file) === name)).length === 1
    const pages = /\]\(([\w./-]+\.md)(?:#([\w-]+))?\)/g
    const hasPage = (page: string, anchor?: string) =>
      isOneFile(page.includes('/') ? path.posix.join('docs', page) : page) &&
      (!anchor ||
        [...read(`docs/${page}`).matchAll(/^## (.+)$/gm)].some(([, title = '']) => toAnchor(title) === anchor))
    const wrong = rows
      .filter(({ state }) => state === 'met')
      .filter(({ proof }) => {
        const files = [...proof.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, name = '']) => isOneFile(name))
        const found = [...files, ...[...proof.matchAll(pages)].map(([, page = '', anchor]) => hasPage(page, anchor))]
        return found.length === 0 || found.includes(false)
      })
    expect(wrong).toEqual([])
  })

  test('calls those lines not met that the page about security explains', () => {
    const [, section = ''] = read('docs/security.md').split('## Not met, and why')
    const explained = [...section.matchAll(/^\| ([\d., ]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', '))
    const open = rows.filter(({ state }) => state === 'not met').map(({ line }) => line)
    expect(new Set(open)).toEqual(new Set(explained))
  })
})

describe('the source', () => {
  const sources = globSync(['src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
    .filter((file) => !/\.test\.|testing\/|src\/db\/demo\//.test(file))
    .map((file) => ({ file: file.split(path.sep).join('/'), text: read(file) }))
  const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

  test.each([
    ['runs text as code', /\beval\(|new Function\(/],
    ['writes HTML as text', /dangerouslySetInnerHTML|\.innerHTML\s*=|document\.write\(/],
    ['guesses what must be secret', /Math\.random\(/],
    ['uses a weak hash', /create(?:Hash|Hmac)\('md5'|createHash\('sha1'/],
    ['uses a weak cipher or block mode', /create(?:Cip|Decip)heriv\('(?:des|rc4|aes-\d+-(?:ecb|cbc))/i],
    ['turns off the check of certificates', /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/],
    ['formats foreign text as printf does', /util\.format\(/],
    [
      'starts a program through a shell',
      /shell: true|import \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'/,
    ],
    ['hinders pasting', /onPaste=|onCopy=.*preventDefault/],
  ])('nowhere %s', (_, pattern) => {
    expect(sources.length).toBeGreaterThan(1_000)
    expect(filesWith(pattern)).toEqual([])
  })

  test('uses SHA-1 for authenticator codes alone', () => {
    expect(filesWith(/'sha1'/).toSorted()).toEqual([
      'src/features/access/sign-in/server/totp.ts',
      'src/features/clients/vault/rules/one-time-code.ts',
    ])
  })

  test('redirects to its own start alone', () => {
    expect(filesWith(/\.redirect\(/)).toEqual(['src/app/server/build-app.ts'])
    expect(read('src/app/server/build-app.ts').match(/\.redirect\([^)]*\)/g)).toEqual(["reply.redirect('/')".slice(5)])
  })
})
