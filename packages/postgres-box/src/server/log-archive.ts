import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from './runner.ts'

/** A piece of PostgreSQL's log by its name (16 MB); histories of timelines and labels of backups are none. */
export const isSegment = (name: string): boolean => /^[\dA-F]{24}$/.test(name)

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
/** PostgreSQL reads % as the beginning of a name that it fills in. */
const inCommand = (text: string) => quoted(text).replaceAll('%', '%%')

const own = async (folder: string, runner: Runner) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (runner.user) await chown(folder, runner.user.uid, runner.user.gid)
}

const untilHandedOver = 30 // seconds

/**
 * Returns the settings with which PostgreSQL archives each piece of its log into a folder next to the cluster: when it
 * is full, and after `everySeconds` at the latest once something was written (manual 25.3.1). A piece that comes twice
 * is the same one: PostgreSQL repeats what it is not sure of. Null ends that; undefined leaves it as it was.
 */
export const prepareArchive = async (
  runner: Runner,
  everySeconds: number | null | undefined,
): Promise<{ logOut: string | null; settings: Record<string, string> }> => {
  const folder = path.join(path.dirname(runner.cluster), 'log-out')
  if (everySeconds === null) await rm(folder, { recursive: true, force: true })
  const isKept = (await stat(folder).catch(() => null)) !== null
  if (everySeconds === null || (everySeconds === undefined && !isKept)) return { logOut: null, settings: {} }
  await own(folder, runner)
  const to = inCommand(folder)
  const settings = {
    archive_mode: 'on',
    archive_timeout: `${everySeconds ?? untilHandedOver}s`,
    archive_command: `cp "%p" ${to}/"%f.part" && sync ${to}/"%f.part" && mv -f ${to}/"%f.part" ${to}/"%f"`,
  }
  return { logOut: folder, settings }
}

/** The source of a recovery's pieces of the log: their bytes, or null for an unknown name. */
export type LogSource = (segment: string, to: string) => Promise<boolean>

/**
 * The settings of a recovery up to `until` (inclusive; to the end of the log when null), and the one who answers what it asks for:
 * PostgreSQL's user need not be ours and sees nothing of our environment, so its command only asks by a file and waits.
 */
export const recoverFrom = async (runner: Runner, source: LogSource, until: Date | null) => {
  const folder = path.join(path.dirname(runner.cluster), 'log-in')
  await rm(folder, { recursive: true, force: true })
  await own(folder, runner)
  await writeFile(path.join(runner.cluster, 'recovery.signal'), '')
  if (runner.user) await chown(path.join(runner.cluster, 'recovery.signal'), runner.user.uid, runner.user.gid)
  const at = inCommand(folder)
  const settings = {
    restore_command: `touch ${at}/"%f.wanted" && while [ -d ${at} ] && [ ! -e ${at}/"%f" ] && [ ! -e ${at}/"%f.none" ]; do sleep 0.02; done; mv ${at}/"%f" "%p" 2>/dev/null`,
    ...(until
      ? {
          recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00'),
          recovery_target_action: 'promote',
        }
      : {}),
    hot_standby: 'off', // ready means that it is over
    archive_mode: 'off',
  }
  const state = { over: false, failed: undefined as unknown }
  const answer = async (segment: string) => {
    await rm(path.join(folder, `${segment}.wanted`))
    await rm(path.join(folder, `${segment}.none`), { force: true })
    const half = path.join(folder, `${segment}.part`)
    const found = isSegment(segment) && (await source(segment, half))
    if (found && runner.user) await chown(half, runner.user.uid, runner.user.gid)
    if (found) await rename(half, path.join(folder, segment))
    else await writeFile(path.join(folder, `${segment}.none`), '')
  }
  const answering = (async () => {
    while (!state.over) {
      const wanted = (await readdir(folder)).filter((name) => name.endsWith('.wanted'))
      for (const name of wanted) await answer(name.slice(0, -'.wanted'.length))
      if (wanted.length === 0) await sleep(10)
    }
  })().catch(async (error: unknown) => {
    state.failed = error
    await rm(folder, { recursive: true, force: true }) // ends the command that waits
  })
  const stop = async () => {
    state.over = true
    await answering
    await rm(folder, { recursive: true, force: true })
    if (state.failed) throw state.failed
  }
  return { settings, stop }
}
