import path from 'node:path'
import type { Machines } from './machines.ts'
import { program, start } from './programs.ts'

/** The addresses of etcd, as Patroni wants them. */
export const listEtcd = (machines: Machines, names: readonly string[]) =>
  names.map((name) => `${machines.getAddress(name)}:2379`).join(',')

/** A member of etcd on its machine; it comes back with what it knew. */
export const startEtcd = (
  { home, machines, as }: { home: string; machines: Machines; as: { uid: number; gid: number } },
  name: string,
  names: readonly string[],
) => {
  const at = machines.getAddress(name)
  const env = {
    ETCD_NAME: name,
    ETCD_DATA_DIR: path.join(home, `etcd-${name}`),
    ETCD_LISTEN_CLIENT_URLS: `http://${at}:2379`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${at}:2379`,
    ETCD_LISTEN_PEER_URLS: `http://${at}:2380`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${at}:2380`,
    ETCD_INITIAL_CLUSTER: names.map((one) => `${one}=http://${machines.getAddress(one)}:2380`).join(','),
  }
  return start({ home, name: `etcd-${name}`, env, ...machines.on(name, program('etcd') ?? 'etcd', [], as) })
}
