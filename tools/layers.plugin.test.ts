import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { verdict } from './layers.plugin.js'

const rules = 'src/rules/phone/phone.ts'
const ownRules = 'src/features/texting/texts/rules/parts.ts'
const contract = 'src/features/texting/texts/contract/texts.ts'
const shapes = 'src/features/texting/texts/shapes/text.ts'
const server = 'src/features/texting/texts/server/send.ts'
const job = 'src/features/texting/texts/server/jobs/send.ts'
const web = 'src/features/texting/texts/web/form.tsx'
const other = 'src/features/access/users'
const shared = 'src/platform/shared/endpoint.ts'
const schemas = 'src/platform/shared/schemas.ts'
const platformServer = 'src/platform/server/command.ts'
const platformWeb = 'src/platform/web/call.ts'
const vendor = 'src/integrations/twilio/twilio.ts'
const db = 'src/db/tables/texts.ts'
const ui = 'src/ui/table.tsx'
const appServer = 'src/app/server/main.ts'
const appWeb = 'src/app/web/routes/login.tsx'
const otherDoors = [`${other}/server/public.ts`, `${other}/web/public.tsx`]
const otherShapes = `${other}/shapes/user.ts`
const others = [`${other}/contract/users.ts`, otherShapes, `${other}/server/find.ts`, `${other}/web/list.tsx`]
const everything = [
  rules,
  contract,
  shapes,
  server,
  web,
  shared,
  schemas,
  platformServer,
  platformWeb,
  vendor,
  db,
  ui,
  appServer,
  appWeb,
]
  .concat([ownRules, `${other}/rules/names.ts`, 'src/rules/money.ts', 'src/ui/form.tsx'])
  .concat(otherDoors, others)

/** Each room of the table, and all it may import; whatever else exists is a violation. */
const table: Record<string, string[]> = {
  [rules]: ['src/rules/money.ts'],
  [ownRules]: [rules, 'src/rules/money.ts', `${other}/rules/names.ts`],
  [contract]: [rules, 'src/rules/money.ts', ownRules, shapes, otherShapes, shared, schemas],
  [shapes]: [rules, 'src/rules/money.ts', ownRules, otherShapes, schemas],
  [server]: [
    rules,
    'src/rules/money.ts',
    ownRules,
    `${other}/rules/names.ts`,
    contract,
    shapes,
    `${other}/server/public.ts`,
    platformServer,
    shared,
    schemas,
    db,
  ],
  [job]: [
    rules,
    'src/rules/money.ts',
    ownRules,
    `${other}/rules/names.ts`,
    contract,
    shapes,
    server,
    `${other}/server/public.ts`,
    platformServer,
    shared,
    schemas,
    db,
    vendor,
  ],
  [web]: [
    rules,
    'src/rules/money.ts',
    ownRules,
    `${other}/rules/names.ts`,
    contract,
    shapes,
    `${other}/web/public.tsx`,
    platformWeb,
    shared,
    schemas,
    ui,
    'src/ui/form.tsx',
  ],
  [shared]: [rules, 'src/rules/money.ts', schemas],
  [platformServer]: [rules, 'src/rules/money.ts', shared, schemas, db],
  [platformWeb]: [rules, 'src/rules/money.ts', shared, schemas, ui, 'src/ui/form.tsx'],
  [vendor]: [rules, 'src/rules/money.ts', shared, schemas, platformServer],
  [db]: [rules, 'src/rules/money.ts', platformServer, 'src/integrations/twilio/twilio.ts'],
  [ui]: ['src/ui/form.tsx'],
  [appServer]: everything.filter((file) => !/\/web\/|\/ui\//.test(file)),
  [appWeb]: everything.filter((file) => !/\/server\/|\/db\/|\/integrations\//.test(file)),
}

const lintImport = (from: string, to: string): string | null => {
  const relative = path.posix.relative(path.posix.dirname(from), to)
  return verdict(from, relative.startsWith('.') ? relative : `./${relative}`)
}

test.each(Object.entries(table))('%s may import what its row says and nothing else', (from, allowed) => {
  const targets = everything.filter((to) => to !== from)
  expect(targets.filter((to) => lintImport(from, to) === null).toSorted()).toEqual(
    allowed.filter((to) => to !== from).toSorted(),
  )
})

const at = (wing: string) => `src/features/${wing}/nouns`

test('a wing uses those below it, through their doors', () => {
  expect(lintImport(`${at('texting')}/server/a.ts`, `${at('candidates')}/server/public.ts`)).toBeNull()
  expect(lintImport(`${at('texting')}/server/a.ts`, `${at('texting')}-too/server/public.ts`)).toBeNull()
  expect(lintImport(`${at('candidates')}/server/a.ts`, `${at('texting')}/server/public.ts`)).toContain('not below it')
  expect(lintImport(`${at('clients')}/rules/a.ts`, `${at('texting')}/rules/b.ts`)).toContain('not below it')
  expect(lintImport(`${at('candidates')}/web/a.test.tsx`, `${at('home')}/web/b.tsx`)).toBeNull()
  expect(lintImport('src/rules/a.ts', `${at('garage')}/rules/b.ts`)).toContain('no room')
})

test('an engine knows the shared rules and itself', () => {
  const engine = 'packages/reply-reader/src/read.ts'
  expect(lintImport(engine, 'packages/reply-reader/src/words/list.ts')).toBeNull()
  expect(lintImport(engine, rules)).toBeNull()
  expect(lintImport(engine, ownRules)).toContain('must not import')
  expect(lintImport(engine, 'packages/same-person/src/names.ts')).toContain('must not import')
  expect(verdict(engine, 'zod')).toContain('rules only')
  for (const room of [ownRules, contract, shapes, server, web])
    expect(verdict(room, '@reinforce/reply-reader/read.ts')).toBeNull()
  expect(verdict(rules, '@reinforce/reply-reader/read.ts')).toContain('must not use')
})

test('icons are for the browser side, and know nothing of the product', () => {
  const icon = 'packages/icons/src/x.ts'
  expect(verdict(icon, 'react')).toBeNull()
  expect(lintImport(icon, rules)).toContain('must not import')
  for (const room of [web, ui, appWeb]) expect(verdict(room, '@reinforce/icons')).toBeNull()
  for (const room of [rules, contract, server]) expect(verdict(room, '@reinforce/icons')).toContain('browser side')
})

test('vendors are reached from jobs, external calls, webhooks and streams only', () => {
  for (const room of ['jobs', 'external', 'webhooks', 'streams'])
    expect(lintImport(`src/features/texting/texts/server/${room}/send.ts`, vendor)).toBeNull()
  for (const room of ['', 'drafts/', 'calls/'])
    expect(lintImport(`src/features/texting/texts/server/${room}send.ts`, vendor)).toContain('must not import')
})

test('rules use no library, contracts only the schema library, tests of both a test library', () => {
  for (const from of [rules, ownRules])
    for (const name of ['zod/mini', 'node:fs', 'react']) expect(verdict(from, name)).toContain('rules only')
  expect(verdict(contract, 'zod/mini')).toBeNull()
  expect(verdict(contract, 'fastify')).toContain('schema library only')
  expect(verdict('src/rules/phone/phone.test.ts', 'fast-check')).toBeNull()
  expect(verdict('src/rules/phone/phone.test.ts', 'pg')).toContain('rules only')
  expect(verdict('src/features/texting/texts/contract/texts.test.ts', 'vitest')).toBeNull()
  expect(verdict(server, 'fastify')).toBeNull()
})

test('a test may use all of its own side and nothing of the other', () => {
  const serverTest = 'src/features/texting/texts/server/send.test.ts'
  const webTest = 'src/features/texting/texts/web/form.test.tsx'
  expect(lintImport(serverTest, 'src/db/testing/create-fresh-database.ts')).toBeNull()
  expect(lintImport(serverTest, `${other}/server/find.ts`)).toBeNull()
  expect(lintImport(serverTest, web)).toContain('must not import')
  expect(lintImport(webTest, `${other}/contract/users.ts`)).toBeNull()
  expect(lintImport(webTest, server)).toContain('must not import')
  expect(lintImport('src/rules/phone/phone.test.ts', db)).toContain('must not import')
  expect(lintImport('src/ui/table.test.tsx', web)).toContain('must not import')
})

test('a file without a room, a file outside src and a .tsx on the server are refused', () => {
  expect(verdict('src/features/texting/texts/send.ts', './contract/texts.ts')).toContain('no room')
  expect(verdict('src/features/texting/texts/contract.ts', './rules/parts.ts')).toContain('no room')
  expect(lintImport(appServer, 'src/utils/all.ts')).toContain('no room')
  expect(lintImport(server, 'scripts/test.mjs')).toBe('src must not import scripts/test.mjs')
  expect(lintImport(server, 'src/features/texting/texts/server/mail.tsx')).toContain('cannot load')
})

test('the real lint reports each kind of import across a wall', async () => {
  const root = path.resolve(import.meta.dirname, '..')
  const copy = await mkdtemp(path.join(tmpdir(), 'reinforce-walls-'))
  try {
    for (const name of ['.oxlintrc.json', 'tools'])
      await cp(path.join(root, name), path.join(copy, name), { recursive: true })
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    await mkdir(path.join(copy, 'src/rules'), { recursive: true })
    const planted = [
      `import { a } from '../db/a.ts'`,
      `export { b } from '../db/b.ts'`,
      `export * from '../db/c.ts'`,
      `export const d = await import('../db/d.ts')`,
      `export type E = import('../db/e.ts').E`,
      'export const f = a',
    ]
    await writeFile(path.join(copy, 'src/rules/planted.ts'), `${planted.join('\n')}\n`)
    const output = await new Promise<string>((resolve) => {
      const args = ['--config', '.oxlintrc.json', '--format', 'unix', 'src']
      execFile(path.join(root, 'node_modules/.bin/oxlint'), args, { cwd: copy }, (_, stdout) => resolve(stdout))
    })
    for (const letter of 'abcde') expect(output).toContain(`rules must not import src/db/${letter}.ts (db)`)
  } finally {
    await rm(copy, { recursive: true })
  }
}, 30_000)
