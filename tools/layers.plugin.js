// The walls of ARCHITECTURE.md ("Who may import whom") as one lint rule.
import path from 'node:path'

/** The wings on their floors: a wing uses those on lower floors only. */
export const floors = [
  ['access'],
  ['documents'],
  ['candidates'],
  ['clients', 'texting'],
  ['intake', 'interviews'],
  ['money', 'conversations'],
  ['team'],
  ['home', 'operations'],
]
const getFloor = (wing) => floors.findIndex((wings) => wings.includes(wing))

/** Packages that start programs and read files: for the server alone. */
const serverPackages = new Set(['postgres-box'])

/** Packages that draw: for the browser alone. */
const webPackages = new Set(['icons'])

const getPackageRoom = (name) =>
  serverPackages.has(name) ? 'package/server' : webPackages.has(name) ? 'package/web' : 'package'

/** The room a file lives in, or null when it lies outside src and packages. A file of src without a room answers an undefined room. */
const getRoom = (file) => {
  const engine = /^packages\/([^/]+)\//.exec(file)?.[1]
  if (engine) return { room: getPackageRoom(engine), engine, file }
  if (!file.startsWith('src/')) return null
  const simple = /^src\/(rules|ui|db|integrations|platform\/(?:server|web|shared)|app\/(?:server|web))\//.exec(
    file,
  )?.[1]
  if (simple) return { room: simple, file }
  const [, feature, wing, rest = ''] = /^src\/features\/(([^/]+)\/[^/]+)\/(.+)$/.exec(file) ?? []
  if (feature && getFloor(wing) < 0) return { room: undefined, file }
  const part = /^(contract|shapes)\/[\w-]+(\.test)?\.ts$/.exec(rest)?.[1] ?? /^(rules|server|web)\//.exec(rest)?.[1]
  if (!part) return { room: undefined, file }
  return { room: `feature/${part}`, feature, wing, isPublic: /^(server|web)\/public\.tsx?$/.test(rest), file }
}

const serverSide = new Set(['feature/server', 'platform/server', 'integrations', 'db', 'app/server'])
const browserSide = new Set(['feature/web', 'platform/web', 'ui', 'app/web'])
const vendorRooms = /\/server\/(jobs|external|webhooks|streams)\//

/** What each room may import. A feature's own slice comes first: it never crosses to its other side. */
const mayImport = {
  // An engine knows the shared rules and itself.
  package: (from, to) => to.room === 'rules' || (to.room === 'package' && to.engine === from.engine),
  'package/server': (from, to) => to.room === 'rules' || to.engine === from.engine,
  'package/web': (from, to) => to.engine === from.engine,
  rules: (_, to) => to.room === 'rules',
  'feature/rules': (_, to) => ['rules', 'feature/rules'].includes(to.room),
  'feature/contract': (from, to) =>
    ['rules', 'platform/shared', 'feature/shapes'].includes(to.room) ||
    (['feature/rules', 'feature/contract'].includes(to.room) && to.feature === from.feature),
  // What several contracts say alike: no endpoint inside.
  'feature/shapes': (from, to) =>
    ['rules', 'feature/shapes'].includes(to.room) ||
    to.file === 'src/platform/shared/schemas.ts' ||
    (to.room === 'feature/rules' && to.feature === from.feature),
  'feature/server': (from, to) => {
    if (to.feature === from.feature) return to.room !== 'feature/web'
    if (to.room === 'integrations') return vendorRooms.test(from.file)
    if (to.room === 'feature/server') return to.isPublic
    return ['rules', 'platform/server', 'platform/shared', 'db', 'feature/rules'].includes(to.room)
  },
  'feature/web': (from, to) => {
    if (to.feature === from.feature) return to.room !== 'feature/server'
    if (to.room === 'feature/web') return to.isPublic
    return ['rules', 'platform/web', 'platform/shared', 'ui', 'feature/rules'].includes(to.room)
  },
  'platform/shared': (_, to) => ['rules', 'platform/shared'].includes(to.room),
  'platform/server': (_, to) => ['rules', 'platform/shared', 'platform/server', 'db'].includes(to.room),
  'platform/web': (_, to) => ['rules', 'platform/shared', 'platform/web', 'ui'].includes(to.room),
  integrations: (_, to) => ['rules', 'integrations', 'platform/server', 'platform/shared'].includes(to.room),
  db: (_, to) => ['rules', 'db', 'platform/server', 'integrations'].includes(to.room),
  ui: (_, to) => to.room === 'ui',
  'app/server': (_, to) => !browserSide.has(to.room),
  'app/web': (_, to) => !serverSide.has(to.room),
}

const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file) || file.includes('/testing/')
const testLibraries = new Set(['fast-check', 'vitest'])

/** Tests may set the stage with anything of their own side; those of rules, contracts and ui keep to their room's walls. */
const testMayImport = (from, to) => {
  if (serverSide.has(from.room)) return !browserSide.has(to.room)
  return browserSide.has(from.room) && from.room !== 'ui' && !serverSide.has(to.room)
}

const libraryVerdict = (from, source) => {
  if (isTest(from.file) && testLibraries.has(source)) return null
  if (source.startsWith('@reinforce/')) {
    const name = source.split('/')[1]
    if (serverPackages.has(name) && !serverSide.has(from.room)) return `only the server may use ${source}`
    if (webPackages.has(name)) return browserSide.has(from.room) ? null : `only the browser side may use ${source}`
    return from.room === 'rules' || from.room === 'ui' ? `${from.room} must not use ${source}` : null
  }
  if (['rules', 'feature/rules', 'package'].includes(from.room))
    return `rules import rules only, not the library "${source}"`
  if (['feature/contract', 'feature/shapes'].includes(from.room) && !/^zod(\/|$)/.test(source))
    return `a contract uses the schema library only, not "${source}"`
  return null
}

/** A sentence when `file` may not import `source`, else null. */
export const verdict = (file, source) => {
  const from = getRoom(file)
  if (!from) return null
  if (!from.room) return `${file} lies in no room of ARCHITECTURE.md`
  if (!source.startsWith('.')) return libraryVerdict(from, source)
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), source))
  const to = getRoom(target)
  if (!to) return isTest(file) ? null : `src must not import ${target}`
  if (!to.room) return `${target} lies in no room of ARCHITECTURE.md`
  const open = mayImport[from.room](from, to) || (isTest(file) && testMayImport(from, to))
  if (!open) return `${from.room} must not import ${target} (${to.room})`
  if (!isTest(file) && from.wing && to.wing && from.wing !== to.wing && getFloor(to.wing) >= getFloor(from.wing))
    return `the wing ${from.wing} must not use ${to.wing}, which is not below it`
  return serverSide.has(from.room) && target.endsWith('.tsx') ? `the server cannot load ${target}` : null
}

const boundaries = {
  meta: { type: 'problem' },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const check = (node) => {
      const source = node.source?.value
      const message = typeof source === 'string' ? verdict(file, source) : null
      if (message) context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

export default { meta: { name: 'layers' }, rules: { boundaries } }
