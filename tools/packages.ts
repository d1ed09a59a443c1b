/** An entry of package-lock.json, without our own workspaces. */
export type LockedPackage = { name: string; version: string; integrity?: string; isForDevelopment: boolean }

type LockEntry = { version?: string; integrity?: string; link?: boolean; dev?: boolean; name?: string }

type Event = { introduced?: string; fixed?: string; last_affected?: string }

/** What a package's advisory affects, in the format of OSV. */
export type AffectedPackage = {
  package: { ecosystem: string; name: string }
  ranges?: { type: string; events: Event[] }[]
  versions?: string[]
}

/** An advisory in the format of OSV, with the parts that we read. */
export type Advisory = {
  id: string
  summary?: string
  withdrawn?: string
  database_specific?: { severity?: string }
  affected: AffectedPackage[]
}

/** A known problem that we live with until a day (YYYY-MM-DD). */
export type AcceptedProblem = { id: string; name: string; reason: string; until: string }

export type Finding = { id: string; name: string; version: string; severity: string; summary: string }

/** Returns the packages of a lock file. Ours (workspaces and the root) have no node_modules in their path, or are links. */
export const listPackages = (lock: { packages: Record<string, LockEntry> }): LockedPackage[] =>
  Object.entries(lock.packages).flatMap(([path, entry]) => {
    const at = path.lastIndexOf('node_modules/')
    if (at < 0 || entry.link) return []
    const { version = '', integrity } = entry
    const name = entry.name ?? path.slice(at + 'node_modules/'.length)
    return [{ name, version, isForDevelopment: entry.dev === true, ...(integrity && { integrity }) }]
  })

/** Returns the packages whose bytes npm can't check when it installs them: without a SHA-512. */
export const findUnsealed = (packages: LockedPackage[]): string[] =>
  packages.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ name, version }) => `${name}@${version}`)

const isNumber = (part: string) => /^\d+$/.test(part)

/** Compares the parts after a version's hyphen: numbers come before words, the shorter list first (semver.org, 11.4). */
const comparePrerelease = (one: string, other: string): number => {
  if (one === other) return 0
  if (one === '' || other === '') return one === '' ? 1 : -1
  const others = other.split('.')
  for (const [index, part] of one.split('.').entries()) {
    const against = others[index]
    if (against === undefined) return 1
    if (part === against) continue
    if (isNumber(part) && isNumber(against)) return Number(part) - Number(against)
    if (isNumber(part) !== isNumber(against)) return isNumber(part) ? -1 : 1
    return part < against ? -1 : 1
  }
  return -1
}

const splitVersion = (version: string) => {
  const [, core = '', prerelease = ''] = /^v?([\d.]+)(?:-([^+]+))?/.exec(version) ?? []
  return { numbers: core.split('.').map(Number), prerelease }
}

/** Compares two versions as semver does: below 0 if the first is older. What follows a plus doesn't count. */
export const compareVersions = (one: string, other: string): number => {
  const [a, b] = [splitVersion(one), splitVersion(other)]
  for (const index of [0, 1, 2]) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  return comparePrerelease(a.prerelease, b.prerelease)
}

/** True if a version lies in a range of OSV: the last event at or before the version decides. */
const isInRange = (version: string, events: Event[]): boolean => {
  const moments = events
    .flatMap(({ introduced, fixed, last_affected: last }) => [
      ...(introduced === undefined ? [] : [{ at: introduced, begins: true, includes: true }]),
      ...(fixed === undefined ? [] : [{ at: fixed, begins: false, includes: true }]),
      ...(last === undefined ? [] : [{ at: last, begins: false, includes: false }]),
    ])
    .toSorted((one, other) => compareVersions(one.at, other.at))
  return moments.reduce((isAffected, { at, begins, includes }) => {
    const order = compareVersions(version, at)
    return order > 0 || (order === 0 && includes) ? begins : isAffected
  }, false)
}

/** True if an advisory's entry is about a package of npm in this version. */
export const isAffected = ({ name, version }: LockedPackage, affected: AffectedPackage): boolean =>
  affected.package.ecosystem === 'npm' &&
  affected.package.name === name &&
  (affected.versions?.includes(version) ||
    (affected.ranges ?? []).some(({ type, events }) => type !== 'GIT' && isInRange(version, events)))

/** Returns every known problem of the packages. An advisory without a severity counts as high. */
export const findVulnerabilities = (packages: LockedPackage[], advisories: Advisory[]): Finding[] =>
  advisories
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap(({ id, summary = '', database_specific: more, affected }) =>
      packages
        .filter((one) => affected.some((entry) => isAffected(one, entry)))
        .map(({ name, version }) => ({
          id,
          name,
          version,
          summary,
          severity: (more?.severity ?? 'high').toLowerCase(),
        })),
    )

/** Returns the findings that must be fixed now: high or critical, and not accepted for today (YYYY-MM-DD). */
export const findUrgent = (findings: Finding[], accepted: AcceptedProblem[], today: string): Finding[] =>
  findings.filter(
    ({ id, name, severity }) =>
      ['high', 'critical'].includes(severity) &&
      !accepted.some((one) => one.id === id && one.name === name && one.until >= today),
  )
