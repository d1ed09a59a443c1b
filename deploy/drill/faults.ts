import path from 'node:path'
import { fillDisk } from './disks.ts'
import { startEtcd } from './etcd.ts'
import type { Machines } from './machines.ts'
import { findPrimary, killMember, type Member } from './members.ts'
import { end, type Started } from './programs.ts'

type Of = {
  on: { home: string; machines: Machines; as: { uid: number; gid: number } }
  names: readonly string[]
  etcds: Map<string, Started>
  members: Member[]
}

/** What can happen to the machines of a cluster. */
export const createFaults = ({ on, names, etcds, members }: Of) => ({
  killPrimary: async () => {
    const member = await findPrimary(members)
    await killMember(on.home, member)
    members.splice(members.indexOf(member), 1)
    return member.name
  },
  /** Kills two of the three members of etcd. Returns how they start again. */
  loseMajority: async () => {
    const gone = names.slice(1)
    for (const name of gone) {
      const started = etcds.get(name)
      if (started) await end(started, 'SIGKILL')
    }
    return () => {
      for (const name of gone) etcds.set(name, startEtcd(on, name, names))
    }
  },
  /** Cuts the primary's machine off: from the other members, and from this machine if `everywhere`. */
  cutPrimary: async (everywhere: boolean) => {
    const { name } = await findPrimary(members)
    on.machines.cut(name, [...names.filter((other) => other !== name), ...(everywhere ? ['here'] : [])])
    return { name, mend: () => on.machines.mend(name) }
  },
  /** Fills the disk of the primary's machine. Returns how room is made again. */
  fillPrimary: async () => {
    const { name } = await findPrimary(members)
    return { name, makeRoom: await fillDisk(path.join(on.home, name)) }
  },
})
