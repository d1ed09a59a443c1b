import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const deploy = path.join(root, 'deploy')
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8')
const program = (name: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin'].map((folder) => path.join(folder, name)).find(existsSync)
const [haproxy, promtool, systemdAnalyze] = ['haproxy', 'promtool', 'systemd-analyze'].map(program)

let home: string
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'reinforce-deploy-'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

const parseSettings = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

test.runIf(haproxy)('HAProxy takes its configuration with the addresses of the example', () => {
  const env = { ...process.env, ...parseSettings(read('haproxy/haproxy.env.example')) }
  const { status, stderr } = spawnSync(haproxy ?? '', ['-c', '-q', '-f', 'haproxy/haproxy.cfg'], {
    cwd: deploy,
    env,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
})

test('every address that HAProxy asks for is in the example, and no other', () => {
  const asked = new Set([...read('haproxy/haproxy.cfg').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))
  expect(new Set(Object.keys(parseSettings(read('haproxy/haproxy.env.example'))))).toEqual(asked)
})

test.runIf(promtool)('Prometheus takes its configuration with the alert rules beside it', () => {
  writeFileSync(path.join(home, 'prometheus.yml'), read('prometheus/prometheus.yml'))
  writeFileSync(path.join(home, 'alerts.yml'), readFileSync(path.join(root, 'ops/prometheus/alerts.yml')))
  expect(spawnSync(promtool ?? '', ['check', 'config', 'prometheus.yml'], { cwd: home }).status).toBe(0)
  for (const file of globSync('prometheus/targets/*.json', { cwd: deploy }))
    expect(JSON.parse(read(file))).toEqual([{ targets: expect.any(Array) }])
})

test.runIf(systemdAnalyze)('systemd takes each unit', () => {
  const units = globSync('systemd/*.service', { cwd: deploy })
  expect(units.length).toBeGreaterThan(3)
  for (const unit of units) {
    // The programs and their users are not on every machine.
    const here = read(unit)
      .replaceAll(/^(Exec\w+)=\S+/gm, `$1=${process.execPath}`)
      .replaceAll(/^(User|Group)=.*\n/gm, '')
    const file = path.join(home, path.basename(unit))
    writeFileSync(file, here)
    const { status, stderr } = spawnSync(systemdAnalyze ?? '', ['verify', '--man=no', file], { encoding: 'utf8' })
    expect([unit, status, stderr]).toEqual([unit, 0, ''])
  }
})

test('the drill and the compose file run what is installed: no second copy of a configuration', () => {
  const drill = globSync('drill/*.ts', { cwd: deploy }).map(read).join('\n')
  const compose = read('compose.yml')
  for (const file of [
    'patroni/patroni.yml',
    'haproxy/haproxy.cfg',
    'pgbouncer/pgbouncer.ini',
    'prometheus/prometheus.yml',
  ]) {
    expect(drill).toContain(file)
    expect(compose).toContain(`./${file}:`)
  }
  expect(drill).toContain('patroni/switch-primary.sh')
})
