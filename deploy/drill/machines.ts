import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { program } from './programs.ts'

const first = '10.213.77'
const runIp = (...words: string[]) => execFileSync(program('ip') ?? 'ip', words, { stdio: 'pipe', encoding: 'utf8' })

/** Why this user can't make machines: they are network namespaces. Empty if nothing is in the way. */
export const findMachineProblem = (): string => {
  if (!program('ip') || !program('setpriv')) return 'The drill needs ip and setpriv (iproute2, util-linux).'
  return process.getuid?.() === 0 ? '' : 'The drill makes a network for each machine: run it as root.'
}

/**
 * The machines of the drill: a network namespace each, on one bridge with this machine. A cut drops packets in both directions, as a broken
 * switch does; nothing is refused.
 */
export const openMachines = (names: readonly string[]) => {
  const mark = `rd${process.pid}`
  const own = `${first}.1`
  const inside = (name: string) => `${mark}-${name}`
  const getAddress = (name: string) => (name === 'here' ? own : `${first}.${11 + names.indexOf(name)}`)
  const runIpOn = (name: string, ...words: string[]) => runIp('-n', inside(name), ...words)
  const close = () => {
    for (const name of names)
      try {
        runIp('netns', 'del', inside(name))
      } catch {
        // it was never made
      }
    try {
      runIp('link', 'del', mark)
    } catch {
      // it was never made
    }
  }
  try {
    runIp('link', 'add', mark, 'type', 'bridge')
    runIp('address', 'add', `${own}/24`, 'dev', mark)
    runIp('link', 'set', mark, 'up')
    for (const [n, name] of names.entries()) {
      const cable = `${mark}v${n}`
      runIp('netns', 'add', inside(name))
      runIp('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', inside(name))
      runIp('link', 'set', cable, 'master', mark, 'up')
      runIpOn(name, 'address', 'add', `${getAddress(name)}/24`, 'dev', 'eth0')
      runIpOn(name, 'link', 'set', 'eth0', 'up')
      runIpOn(name, 'link', 'set', 'lo', 'up')
    }
  } catch (error) {
    close()
    throw error
  }
  return {
    own,
    getAddress,
    /** The command that runs a program on a machine, as a user. */
    on: (name: string, file: string, args: readonly string[], as: { uid: number; gid: number }) => ({
      file: program('ip') ?? 'ip',
      args: [
        'netns',
        'exec',
        inside(name),
        'setpriv',
        `--reuid=${as.uid}`,
        `--regid=${as.gid}`,
        '--clear-groups',
        path.resolve(file),
        ...args,
      ],
    }),
    /** Cuts a machine off from others (`here` is this one: the load balancer, the pooler, and the processes). */
    cut: (name: string, from: readonly string[]) => {
      for (const other of from) runIpOn(name, 'route', 'add', 'blackhole', `${getAddress(other)}/32`)
    },
    mend: (name: string) => {
      runIpOn(name, 'route', 'flush', 'type', 'blackhole')
    },
    close,
  }
}
export type Machines = ReturnType<typeof openMachines>
