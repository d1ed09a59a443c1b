import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  type AcceptedProblem,
  type Advisory,
  compareVersions,
  findUnsealed,
  findUrgent,
  findVulnerabilities,
  isAffected,
  listPackages,
} from './packages.ts'

const read = (file: string) => JSON.parse(readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8'))
const toPackage = (version: string, name = 'a') => ({ name, version, isForDevelopment: false })
const toAffected = (...events: { introduced?: string; fixed?: string; last_affected?: string }[]) => ({
  package: { ecosystem: 'npm', name: 'a' },
  ranges: [{ type: 'SEMVER', events }],
})

describe('the packages of the lock file', () => {
  const packages = listPackages(read('package-lock.json'))
  const stored = read('tools/advisories.json') as { accepted: AcceptedProblem[]; advisories: Advisory[]; date: string }

  test('each have a SHA-512 that npm compares', () => {
    expect(packages.length).toBeGreaterThan(500)
    expect(findUnsealed(packages)).toEqual([])
  })

  test('have no high or critical vulnerability among the stored advisories', () => {
    expect(stored.advisories.length).toBeGreaterThan(20)
    expect(findUrgent(findVulnerabilities(packages, stored.advisories), stored.accepted, stored.date)).toEqual([])
  })
})

test('an entry without integrity, or with another hash, is named', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'packages/ours': { version: '1.0.0' },
      'node_modules/ours': { link: true },
      'node_modules/@b/c': { version: '2.0.0', integrity: 'sha1-x' },
      'node_modules/a/node_modules/d': { version: '3.0.0', dev: true },
      'node_modules/e': { version: '4.0.0', integrity: 'sha512-x' },
    },
  }
  expect(findUnsealed(listPackages(lock))).toEqual(['@b/c@2.0.0', 'd@3.0.0'])
})

test('versions are ordered as semver orders them', () => {
  const ordered = [
    '0',
    '1.0.0-1',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
  ]
  const versions = [...ordered, '1.0.0', '1.0.2', '1.0.10', '1.2.0', '10.0.0']
  expect(versions.toReversed().toSorted(compareVersions)).toEqual(versions)
  expect(compareVersions('1.0.0+one', '1.0.0+two')).toBe(0)
})

test.each([
  ['1.9.9', true, [{ introduced: '0' }, { fixed: '2.0.0' }]],
  ['2.0.0', false, [{ introduced: '0' }, { fixed: '2.0.0' }]],
  ['2.0.0-rc.1', true, [{ introduced: '0' }, { fixed: '2.0.0' }]],
  ['2.0.0', true, [{ introduced: '0' }, { last_affected: '2.0.0' }]],
  ['2.0.1', false, [{ introduced: '0' }, { last_affected: '2.0.0' }]],
  ['2.5.0', false, [{ introduced: '0' }, { fixed: '2.0.0' }, { introduced: '3.0.0' }]],
  ['3.0.0', true, [{ introduced: '3.0.0' }, { introduced: '0' }, { fixed: '2.0.0' }]],
] as const)('%s is affected: %s', (version, expected, events) => {
  expect(isAffected(toPackage(version), toAffected(...events))).toBe(expected)
})

test('a package of another name or registry is not affected', () => {
  const affected = toAffected({ introduced: '0' })
  expect(isAffected(toPackage('1.0.0', 'b'), affected)).toBe(false)
  expect(isAffected(toPackage('1.0.0'), { ...affected, package: { ecosystem: 'PyPI', name: 'a' } })).toBe(false)
})

test('an accepted vulnerability is urgent again after its day, and one without a severity is high', () => {
  const advisories = [{ id: 'X-1', affected: [toAffected({ introduced: '0' })] }]
  const findings = findVulnerabilities([toPackage('1.0.0')], advisories)
  const accepted = [{ id: 'X-1', name: 'a', reason: 'not reached', until: '2026-12-01' }]
  expect(findUrgent(findings, accepted, '2026-12-01')).toEqual([])
  expect(findUrgent(findings, accepted, '2026-12-02')).toHaveLength(1)
  expect(findUrgent(findings, [], '2026-12-01')).toMatchObject([{ id: 'X-1', severity: 'high' }])
  expect(findVulnerabilities([toPackage('1.0.0')], [{ ...advisories[0], withdrawn: '2026-01-01' }])).toEqual([])
})
