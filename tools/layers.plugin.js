// The walls of ARCHITECTURE.md ("Who may import whom") as one lint rule.
import path from 'node:path'

const roomOf = (file) => {
  const at = (pattern) => pattern.exec(file)?.[1]
  if (file.startsWith('src/rules/')) return { room: 'rules' }
  if (file.startsWith('src/ui/')) return { room: 'ui' }
  if (file.startsWith('src/db/')) return { room: 'db' }
  if (file.startsWith('src/integrations/')) return { room: 'integrations' }
  const platform = at(/^src\/platform\/(server|web|shared)\//)
  if (platform) return { room: `platform/${platform}` }
  const app = at(/^src\/app\/(server|web)\//)
  if (app) return { room: `app/${app}` }
  const feature = at(/^src\/features\/([^/]+)\//)
  if (!feature) return null
  const part = file.endsWith('/contract.ts') ? 'contract' : at(/^src\/features\/[^/]+\/(rules|server|web)\//)
  return { room: `feature/${part}`, feature, door: /\/(server|web)\/door\.tsx?$/.test(file), file }
}

const vendorRooms = /\/server\/(jobs|asks|webhooks|streams)\//

/** What each room may import: a function of (from, to) that answers a sentence when it may not. */
const mayImport = {
  rules: (_, to) => to.room === 'rules',
  'feature/rules': (from, to) => to.room === 'rules' || to.room === 'feature/rules',
  'feature/contract': (from, to) =>
    to.room === 'rules' ||
    to.room === 'platform/shared' ||
    (to.room === 'feature/rules' && to.feature === from.feature),
  'feature/server': (from, to) => {
    if (to.feature === from.feature) return to.room !== 'feature/web'
    if (to.room === 'integrations') return vendorRooms.test(from.file)
    if (to.room === 'feature/server') return to.door
    return ['rules', 'platform/server', 'platform/shared', 'db', 'feature/rules'].includes(to.room)
  },
  'feature/web': (from, to) => {
    if (to.feature === from.feature) return to.room !== 'feature/server'
    if (to.room === 'feature/web') return to.door
    return ['rules', 'platform/web', 'platform/shared', 'ui', 'feature/rules'].includes(to.room)
  },
  'platform/shared': (_, to) => ['rules', 'platform/shared'].includes(to.room),
  'platform/server': (_, to) => ['rules', 'platform/shared', 'platform/server', 'db'].includes(to.room),
  'platform/web': (_, to) => ['rules', 'platform/shared', 'platform/web', 'ui'].includes(to.room),
  integrations: (_, to) => ['rules', 'integrations', 'platform/server', 'platform/shared'].includes(to.room),
  db: (_, to) => ['rules', 'db', 'feature/rules'].includes(to.room),
  ui: (_, to) => to.room === 'ui',
  'app/server': (_, to) => !['feature/web', 'platform/web', 'ui', 'app/web'].includes(to.room),
  'app/web': (_, to) => !['feature/server', 'platform/server', 'db', 'integrations', 'app/server'].includes(to.room),
}

const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file) || file.includes('/testing/')
const ruleLibraries = new Set(['fast-check', 'vitest'])

/** A sentence when `file` may not import `source`, else null. Exported for its own test. */
export const verdict = (file, source) => {
  const from = roomOf(file)
  if (!from) return null
  if (!source.startsWith('.')) {
    const isRules = from.room === 'rules' || from.room === 'feature/rules'
    if (isRules && !(isTest(file) && ruleLibraries.has(source)))
      return `rules import rules only, not the library "${source}"`
    if (from.room === 'feature/contract' && !/^zod(\/|$)/.test(source))
      return `a contract uses the schema library only, not "${source}"`
    return null
  }
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), source))
  const to = roomOf(target)
  if (!to) return target.startsWith('src/') ? null : isTest(file) ? null : `src must not import ${target}`
  if (
    isTest(file) &&
    (to.room === 'db' || to.room.startsWith('platform/') || to.room.startsWith('feature/') || to.room === 'app/server')
  ) {
    const browserTest = from.room === 'feature/web' || from.room === 'app/web' || from.room === 'platform/web'
    return browserTest && /server$|^db$/.test(to.room) ? `${from.room} must not import ${to.room}` : null
  }
  return mayImport[from.room]?.(from, to) ? null : `${from.room} must not import ${target} (${to.room})`
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
    }
  },
}

export default { meta: { name: 'layers' }, rules: { boundaries } }
