import { readdirSync, readFileSync } from 'node:fs'

const ticks = 100 // a second, on Linux

/** Of a process: its parent, and the seconds of processor time that it and its ended children took; null: it is gone. */
const read = (pid: number) => {
  try {
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const [, parent = 0] = words
    return { parent, seconds: words.slice(11, 15).reduce((sum, n) => sum + n, 0) / ticks }
  } catch {
    return null
  }
}

/** Seconds of processor time of these processes and of all below them. */
export const processorTime = (pids: readonly number[]) => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const found = new Map(all.map((pid) => [pid, read(pid)]))
  const isBelow = (pid: number): boolean => {
    const parent = found.get(pid)?.parent ?? 0
    return pids.includes(pid) || (parent > 1 && isBelow(parent))
  }
  return all.filter(isBelow).reduce((sum, pid) => sum + (found.get(pid)?.seconds ?? 0), 0)
}

/** The process that a process was started by. */
export const getParent = (pid: number) => read(pid)?.parent ?? 0
