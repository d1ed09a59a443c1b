import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const ops = path.join(root, 'ops')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const program = (name: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
    .map((folder) => path.join(folder, name))
    .find(existsSync)
const [promtool, nginx, openssl, systemdAnalyze] = ['promtool', 'nginx', 'openssl', 'systemd-analyze'].map(program)

let home: string
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'reinforce-ops-'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** What a program says, and how it ends. */
const run = (file: string, args: string[], cwd = home) => {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

/** The figures that the product names, by its own source. */
const figures = () =>
  new Set(
    globSync('src/{platform,app}/server/metrics/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...[...read(file).matchAll(/name: '(reinforce_\w+)'/g)].map(([, name = '']) => name),
        ...[...read(file).matchAll(/gauge\(\s*'(\w+)'/g)].map(([, name = '']) => `reinforce_${name}`),
        ...[...read(file).matchAll(/figure\('(\w+)'/g)].map(([, name = '']) => `reinforce_database_pool_${name}`),
      ]),
  )

test('the alert rules speak of figures that there are, and each says what to do', () => {
  const known = figures()
  expect(known.size).toBeGreaterThan(15)
  const rules = read('ops/prometheus/alerts.yml')
  const named = [...rules.matchAll(/\breinforce_\w+/g)].map(([name]) => name)
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((name) => !known.has(name))).toEqual([])
  const each = rules.split('- alert: ').slice(1)
  expect(each.map((rule) => rule.split('\n')[0])).toEqual([
    'ReinforceDoesNotAnswer',
    'ReinforceDatabaseAway',
    'ReinforceJobsWait',
    'ReinforceOutboxWaits',
    'ReinforceArchiveOld',
  ])
  for (const rule of each) expect(rule).toMatch(/summary: \S.*\n\s+description: >-\n(?:.*\n)*?.*\bLook whether\b/)
})

test.runIf(promtool)('Prometheus takes the example and its alert rules, which fire when they should', () => {
  const inPrometheus = path.join(ops, 'prometheus')
  expect(run(promtool ?? '', ['check', 'config', 'prometheus.yml'], inPrometheus)).toMatchObject({ status: 0 })
  expect(run(promtool ?? '', ['test', 'rules', 'alerts.test.yml'], inPrometheus)).toMatchObject({ status: 0 })
})

test.runIf(nginx && openssl)('nginx takes the example without a word of complaint', () => {
  const certificate = path.join(home, 'certificate.pem')
  const key = path.join(home, 'key.pem')
  const subject = ['-subj', '/CN=recruit.example.com', '-days', '2', '-nodes']
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', ...subject]
  execFileSync(openssl ?? '', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const example = read('ops/nginx/reinforce.conf')
    .replaceAll(/\/etc\/letsencrypt\/\S+fullchain\.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\/\S+privkey\.pem/g, key)
    .replaceAll('/var/log/nginx', home)
  mkdirSync(path.join(home, 'conf.d'))
  writeFileSync(path.join(home, 'conf.d/reinforce.conf'), example)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${home}/${of};`)
  const whole = `pid ${home}/nginx.pid; error_log stderr; events {} http { ${places.join(' ')} include conf.d/*.conf; }`
  writeFileSync(path.join(home, 'nginx.conf'), whole)
  const { status, said } = run(nginx ?? '', ['-t', '-q', '-p', home, '-c', path.join(home, 'nginx.conf')])
  expect([status, said.replaceAll(/.*"user" directive.*\n/g, '')]).toEqual([0, ''])
})

test('nginx lets in what the server takes, and hands live updates on as they come', () => {
  const example = read('ops/nginx/reinforce.conf')
  const limits = globSync('src/features/*/*/contract{.ts,/*.ts}', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/bodyLimit: ([\d_]+)/g)].map(([, bytes = '']) => Number(bytes.replaceAll('_', ''))),
  )
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(example)?.[1])
  expect(limits.length).toBeGreaterThan(3)
  expect(megabytes * 1_048_576).toBeGreaterThan(Math.max(...limits))
  expect(/location = \/api\/live \{[^}]*\}/.exec(example)?.[0]).toMatch(/proxy_buffering off;/)
  expect(example).toMatch(/proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;/)
})

test.runIf(systemdAnalyze)('systemd takes the example of a service', () => {
  const unit = read('ops/systemd/reinforce.service')
  // The example names a place where the product is not here.
  const here = unit
    .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
    .replace(/^WorkingDirectory=.*/m, `WorkingDirectory=${home}`)
    .replace(/^Documentation=.*\n/m, '')
  const file = path.join(home, 'reinforce.service')
  writeFileSync(file, here)
  expect(run(systemdAnalyze ?? '', ['verify', '--man=no', file])).toEqual({ status: 0, said: '' })
})

test('the service starts what there is, and waits longer than the process takes to leave', () => {
  const unit = read('ops/systemd/reinforce.service')
  const started = /^ExecStart=\/opt\/reinforce\/\S+ (\S+)$/m.exec(unit)?.[1] ?? ''
  expect(existsSync(path.join(root, started))).toBe(true)
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])
  expect(seconds).toBeGreaterThan(12 + 10 + 20) // DRAIN_SECONDS, calls under way, jobs
})
