// Checks the packages of the lock file: npm run check:packages [-- --offline | --store FOLDER]
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  type AcceptedProblem,
  type Advisory,
  type Finding,
  findUnsealed,
  findUrgent,
  findVulnerabilities,
  type LockedPackage,
  listPackages,
} from './packages.ts'

type AdvisoryExport = {
  date: string
  source: string
  whole: boolean
  accepted: AcceptedProblem[]
  advisories: Advisory[]
}
type AuditAnswer = {
  vulnerabilities?: Record<
    string,
    { via: (string | { source: number; title: string; severity: string; url: string })[] }
  >
}

const root = path.resolve(import.meta.dirname, '..')
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.resolve(root, file), 'utf8'))
const today = new Date().toISOString().slice(0, 10)

/** Returns what npm prints. It exits with 1 when it finds something. */
const runAudit = (): string => {
  try {
    return execFileSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', stdio: 'pipe', timeout: 30_000 })
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? ''
  }
}

/** Asks the registry, or returns null where it doesn't answer. */
const askRegistry = (): Finding[] | null => {
  try {
    const { vulnerabilities } = JSON.parse(runAudit()) as AuditAnswer
    if (!vulnerabilities) return null
    return Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
      via.flatMap((one) =>
        typeof one === 'string'
          ? []
          : [{ id: one.url.split('/').at(-1) ?? '', name, version: '', severity: one.severity, summary: one.title }],
      ),
    )
  } catch {
    return null
  }
}

/** Replaces the stored advisories by those of a folder with an unpacked export of osv.dev (npm/all.zip). */
const storeAdvisories = (folder: string, packages: LockedPackage[], stored: AdvisoryExport): AdvisoryExport => {
  const names = new Set(packages.map(({ name }) => name))
  const advisories = globSync('**/*.json', { cwd: folder })
    .map((file) => readJson(path.resolve(folder, file)) as Advisory)
    .filter(({ affected }) => affected.some((one) => one.package.ecosystem === 'npm' && names.has(one.package.name)))
    .map(({ id, summary, withdrawn, database_specific: more, affected }) => ({
      id,
      summary,
      ...(withdrawn && { withdrawn }),
      ...(more?.severity && { database_specific: { severity: more.severity } }),
      affected: affected
        .filter((one) => names.has(one.package.name))
        .map(({ package: { ecosystem, name }, ranges, versions }) => ({
          package: { ecosystem, name },
          ranges,
          versions,
        })),
    }))
    .toSorted((one, other) => one.id.localeCompare(other.id))
  const next = { ...stored, date: today, source: 'osv.dev, npm/all.zip', whole: true, advisories }
  writeFileSync(path.join(root, 'tools/advisories.json'), `${JSON.stringify(next, null, 2)}\n`)
  return next
}

const [, , flag, folder] = process.argv
const packages = listPackages(readJson('package-lock.json') as Parameters<typeof listPackages>[0])
const before = readJson('tools/advisories.json') as AdvisoryExport
const stored = flag === '--store' && folder ? storeAdvisories(path.resolve(folder), packages, before) : before
const answer = flag ? null : askRegistry()
const findings = answer ?? findVulnerabilities(packages, stored.advisories)
const urgent = findUrgent(findings, stored.accepted, today)
const unsealed = findUnsealed(packages)

console.log(
  answer
    ? `Asked the registry about ${packages.length} packages.`
    : `Compared ${packages.length} packages with ${stored.advisories.length} advisories stored on ${stored.date}${
        stored.whole ? '' : ' (not a whole export)'
      }.`,
)
for (const name of unsealed) console.log(`No integrity: ${name}`)
for (const { id, name, version, severity, summary } of findings) {
  console.log(`${severity} ${name}${version && `@${version}`} ${id}: ${summary}`)
}
console.log(
  `${findings.length} vulnerabilities, ${urgent.length} to fix now; ${unsealed.length} packages without integrity`,
)
process.exitCode = urgent.length + unsealed.length === 0 ? 0 : 1
