import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const folders = ['/usr/lib/postgresql/15/bin', '/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin']

/** Debian's packages, and the program by which each is known. */
const packages: Record<string, string> = {
  'postgresql-15': 'postgres',
  'postgresql-client-15': 'psql',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
}

/** Where a program of the machine lies; undefined: it is not there. */
export const program = (name: string) => folders.map((folder) => path.join(folder, name)).find(existsSync)

/** What has to be installed before the drill; empty: nothing. */
export const missingPackages = () => Object.keys(packages).filter((name) => !program(packages[name] ?? name))

const idOfPostgres = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))

/** PostgreSQL, and what stands around it, refuse to run as root. */
export const servant = () => ({ uid: idOfPostgres('-u'), gid: idOfPostgres('-g') })

/** So many free ports of this machine. */
export const freePorts = async (count: number) => {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map(async (probe) => await once(probe, 'listening')))
  return probes.map((probe) => {
    const address = probe.address()
    probe.close()
    return typeof address === 'object' && address ? address.port : 0
  })
}

export type Started = { child: ChildProcess; log: string }
const running = new Set<ChildProcess>()

/** Starts a program in a group of its own; what it says goes into a file of `home`. */
export const start = (of: {
  home: string
  name: string
  file: string
  args?: string[]
  env?: Record<string, string>
  as?: { uid: number; gid: number } | undefined
}): Started => {
  const log = path.join(of.home, `${of.name}.log`)
  const out = openSync(log, 'a')
  const child = spawn(of.file, of.args ?? [], {
    cwd: of.home,
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH ?? ''}`,
      HOME: of.home,
      LANG: 'C.UTF-8',
      ...of.env,
    },
    detached: true,
    stdio: ['ignore', out, out],
    ...of.as,
  })
  closeSync(out)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return { child, log }
}

/** Ends a program and its group, and waits for it. */
export const end = async ({ child }: Started, signal: NodeJS.Signals = 'SIGTERM') => {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, signal)
  await Promise.race([ended, sleep(20_000)])
}

/** Nothing that was started outlives the drill. */
export const killAll = () => {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGKILL')
}

/** Waits until `look` finds what it looks for. */
export const until = async <T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  patience = 90_000,
): Promise<T> => {
  const last = performance.now() + patience
  for (;;) {
    const found = await look().catch(() => undefined)
    if (found) return found
    if (performance.now() > last) throw new Error(`Waited ${patience / 1000} s in vain for ${what}`)
    await sleep(200)
  }
}
