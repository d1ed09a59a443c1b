import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const [major, minor] = process.versions.node.split('.').map(Number)

/** Whether the machine's own runtime runs the product: from 24.12 on TypeScript runs without a warning. */
export const ownNodeServes = major > 24 || (major === 24 && minor >= 12)

const pinnedNode = path.join(root, 'node_modules/.bin/node')

/** The runtime that package.json pins. Without it, the machine's own, if it is new enough. */
export const ourNode = ownNodeServes && !existsSync(pinnedNode) ? process.execPath : pinnedNode

/** Path of a tool that npm installed. */
export const tool = (name) => path.join(root, 'node_modules/.bin', name)

/** Our environment with the installed tools first, so that they start on our runtime too. */
const environment = (more = {}) => {
  const all = {
    ...process.env,
    ...more,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })

/** Runs a program quietly and answers its exit code, what it printed and how long it took. */
export const collect = async (file, args, env = {}) => {
  const began = Date.now()
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment(env) })
  const parts = []
  child.stdout.on('data', (part) => parts.push(part))
  child.stderr.on('data', (part) => parts.push(part))
  const code = await ended(child).catch((error) => {
    parts.push(Buffer.from(String(error)))
    return 1
  })
  return { code, output: Buffer.concat(parts).toString(), seconds: (Date.now() - began) / 1000 }
}

/** Calls `stop` when npm, which started us through a shell that passes no signal on, is gone. */
const whenNpmIsGone = (stop) => {
  const parent = process.ppid
  const look = () => process.ppid !== parent && stop()
  if (process.env.npm_lifecycle_event) setInterval(look, 500).unref()
}

/** Starts a program that is told when `ready` is done, or that it failed. */
const startBeside = ({ file, args, env, ready }) => {
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Compiled code is kept, so that the next start is faster.
    env: environment({ NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'), ...env, WEB_COMES: '1' }),
  })
  const tell = (word) => child.connected && child.send(word)
  ready.then(
    () => tell('web'),
    (error) => {
      console.error(error.message)
      tell('no web')
    },
  )
  return child
}

/**
 * Runs programs in this terminal until one ends, passes signals on to all, waits for the rest, and answers the exit code of
 * the first that ended. A program with `ready` starts preparing at once.
 */
export const stayWith = async (programs) => {
  const children = programs.map((one) =>
    one.ready
      ? startBeside(one)
      : spawn(one.file, one.args, { cwd: root, stdio: 'inherit', env: environment(one.env) }),
  )
  const tellAll = (signal) => {
    for (const child of children) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to all of us already; a second one would cut a graceful shutdown short.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || tellAll(signal))
  }
  whenNpmIsGone(() => tellAll('SIGTERM'))
  const ends = children.map(ended)
  const code = await Promise.race(ends)
  tellAll('SIGTERM')
  await Promise.all(ends)
  return code
}
