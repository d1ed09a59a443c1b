import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { precompress } from './precompress.mjs'
import { collect, root, tool } from './processes.mjs'

const output = path.join(root, 'dist/web')
const stamp = '.inputs'
const otherInputs = [
  'package-lock.json',
  'scripts/steps/precompress.mjs',
  'tools/chunk-plan.ts',
  'tools/first-visits.ts',
  'vite.config.ts',
  'postcss.config.js',
  'tsconfig.base.json',
  'tsconfig.web.json',
]
const elsewhere = /(^|\/)(server|testing|db|integrations)\/|\.test\.tsx?$/

const inputs = () => {
  const files = ['packages', 'src']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(root, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .filter((file) => !elsewhere.test(file))
  return [...files.toSorted(), ...otherInputs.filter((file) => existsSync(path.join(root, file)))]
}

/** One hash over the names and contents of all that the browser side is built from. */
const hashInputs = () => {
  const hash = createHash('sha256')
  for (const file of inputs())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

const quickEnd = ' quick'

/** True if dist/web was built from these sources. A quick build is enough only where another one would be quick, too. */
const isFresh = (isQuick) => {
  if (!existsSync(path.join(output, 'index.html')) || !existsSync(path.join(output, stamp))) return false
  const [built, now] = [readFileSync(path.join(output, stamp), 'utf8'), hashInputs()]
  return built === now || (isQuick && built === `${now}${quickEnd}`)
}

/** Builds beside dist/web and swaps, so that a server that runs meanwhile never sees half a build. `isQuick`: someone waits for it. */
export const buildWeb = async ({ isQuick = false } = {}) => {
  const half = `${output}.${process.pid}`
  const old = `${half}.old`
  try {
    const { code, output: said } = await collect(tool('vite'), [
      'build',
      '--outDir',
      half,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ])
    if (code !== 0) throw new Error(`The browser side does not build:\n${said}`)
    await precompress(path.join(half, 'assets'), { isQuick })
    writeFileSync(path.join(half, stamp), `${hashInputs()}${isQuick ? quickEnd : ''}`)
    if (existsSync(output)) renameSync(output, old)
    renameSync(half, output)
  } finally {
    rmSync(half, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
}

/** Builds the browser side unless dist/web was built from exactly these sources. */
export const buildWebIfStale = async ({ isQuick = false } = {}) => {
  if (isFresh(isQuick)) return
  console.log('Building the browser side …')
  await buildWeb({ isQuick })
}
