import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { collect, ourNode, ownNodeServes, root } from './processes.mjs'

const readPackages = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages

/**
 * Whether node_modules holds what package-lock.json says, test tools included unless only running is asked. Contents are compared:
 * checkouts and copies scramble dates.
 */
const isInstalled = (runsOnly) => {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = readPackages('package-lock.json')
  const found = readPackages('node_modules/.package-lock.json')
  const mayLack = ({ optional, dev, devOptional }) => optional || ((dev || devOptional) && runsOnly)
  const missing = ([name, one]) =>
    name !== '' && !one.link && (found[name] ? found[name].version !== one.version : !mayLack(one))
  return !Object.entries(wanted).some(missing) && Object.keys(found).every((name) => name in wanted)
}

/** Whether a developer works here: their test tools stay when packages change. */
const hasTools = () => existsSync(path.join(root, 'node_modules/@playwright/test'))

const isLinked = () => {
  try {
    return lstatSync(path.join(root, 'node_modules')).isSymbolicLink()
  } catch {
    return false
  }
}

/** npm may refuse to run install scripts, and the runtime arrives by one. */
const installRuntime = async () => {
  if (existsSync(ourNode)) return
  const folder = path.join(root, 'node_modules/node')
  const script = `process.chdir(${JSON.stringify(folder)}); require(${JSON.stringify(path.join(folder, 'installArchSpecificPackage.js'))})`
  const { code, output } = await collect(process.execPath, ['-e', script])
  // npm links only programs that are there when it finishes.
  if (existsSync(path.join(folder, 'bin/node')) && !existsSync(ourNode)) symlinkSync('../node/bin/node', ourNode)
  if (code !== 0 || !existsSync(ourNode))
    throw new Error(`The runtime of package.json could not be installed:\n${output}`)
}

const quietly = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * A lock file made where the registry lacks packages of other platforms does not name them, and `npm ci` then refuses it as
 * incomplete. The same versions come with `npm install`, which here writes no lock file.
 */
const npmInstall = async (options) => {
  const ci = await collect('npm', ['ci', ...quietly, ...options])
  if (ci.code === 0) return
  if (!ci.output.includes('from lock file')) throw new Error(`npm ci failed:\n${ci.output}`)
  const install = await collect('npm', ['install', '--no-save', ...quietly, ...options])
  if (install.code !== 0) throw new Error(`npm install failed:\n${install.output}`)
}

/**
 * Installs what package-lock.json names unless it is there, with `runsOnly` all but the test tools. Linked node_modules belong to
 * someone else and are left alone.
 */
export const installMissing = async (wanted = {}) => {
  if (isLinked()) return
  const runsOnly = wanted.runsOnly === true && !hasTools()
  if (!isInstalled(runsOnly)) {
    // The pinned runtime, 190 MB, is the only thing that comes by a script. Tests always run on it.
    const bringsNode = !runsOnly || !ownNodeServes
    const options = [...(runsOnly ? ['--omit=dev'] : []), ...(bringsNode ? [] : ['--ignore-scripts'])]
    console.log(`Installing packages (${['npm ci', ...options].join(' ')}) …`)
    await npmInstall(options)
  }
  await installRuntime()
}
