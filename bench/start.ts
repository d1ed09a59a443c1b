// npm run bench:start: how long a fresh clone takes to a ready console, step by step, then the console's next start, and what the
// packages weigh. `--node PATH` starts with another Node; its folder must hold npm, too, or PATH does.
import { execFile, spawn } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'

const { values } = parseArgs({ options: { node: { type: 'string', default: process.execPath } } })
const root = path.resolve(import.meta.dirname, '..')
const home = await mkdtemp(path.join(tmpdir(), 'reinforce-start-'))
const clone = path.join(home, 'clone')
const env = {
  ...process.env,
  PATH: [path.dirname(values.node), process.env.PATH].join(path.delimiter),
  PORT: '4799',
  DATA_DIR: path.join(home, 'data'),
  DATABASE_URL: '',
}

/** Starts the console, prints when each step began, and stops it once it is ready; answers the seconds. */
const start = async (): Promise<number> => {
  const began = performance.now()
  const child = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let seconds = 0
  let isReady = false
  for await (const chunk of child.stdout) {
    for (const line of String(chunk).split('\n')) {
      seconds = (performance.now() - began) / 1000
      if (/…$|is ready/.test(line)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${line}`)
    }
    isReady = String(chunk).includes('Reinforce is ready')
    if (isReady) break
  }
  if (!isReady) throw new Error('The console did not start')
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await gone
  return seconds
}

type Weight = { name: string; files: number; megabytes: number }

/** Size of each package with those inside it, largest first. */
const weighPackages = (): Weight[] => {
  const folder = path.join(clone, 'node_modules')
  const found = new Map<string, Weight>()
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.relative(folder, path.join(entry.parentPath, entry.name))
    const [first = '', second = ''] = file.split(path.sep)
    const name = first.startsWith('@') ? `${first}/${second}` : first
    const one = found.get(name) ?? { name, files: 0, megabytes: 0 }
    one.files += 1
    one.megabytes += statSync(path.join(folder, file)).size / 1e6
    found.set(name, one)
  }
  return [...found.values()].toSorted((a, b) => b.megabytes - a.megabytes)
}

try {
  await promisify(execFile)('git', ['clone', '-q', root, clone])
  const version = await promisify(execFile)(values.node, ['--version'])
  console.log(
    `Node ${version.stdout.trim()}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, in ${home}`,
  )
  console.log(`Fresh clone: ${(await start()).toFixed(1)} s`)
  console.log(`Installed and built: ${(await start()).toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}\n`)
  const purposes = JSON.parse(readFileSync(path.join(import.meta.dirname, 'start-packages.json'), 'utf8')) as Record<
    string,
    string
  >
  const packages = weighPackages()
  const sum = (pick: (one: Weight) => number) => packages.reduce((all, one) => all + pick(one), 0)
  console.log(
    `${packages.length} packages, ${sum(({ files }) => files)} files, ${sum(({ megabytes }) => megabytes).toFixed(0)} MB\n`,
  )
  console.log('| package | MB | files | what for |\n| --- | --- | --- | --- |')
  for (const { name, files, megabytes } of packages.filter((one) => one.megabytes >= 5))
    console.log(`| ${name} | ${megabytes.toFixed(0)} | ${files} | ${purposes[name] ?? '–'} |`)
} finally {
  await rm(home, { recursive: true, force: true })
}
