import { existsSync } from 'node:fs'
import path from 'node:path'
import { collect, root } from './processes.mjs'

const linted = /\.(?:[cm]?js|tsx?)$/
const config = /(?:^|\/)(?:package-lock\.json|\.oxlintrc\.json|layers\.plugin\.js|tsconfig[^/]*\.json)$/

/**
 * The source files of a change, given the paths that git names: what to lint. Null when the whole house must be linted, because
 * git named nothing or a rule itself changed.
 */
export const filesToLint = (paths, isThere) => {
  if (paths.length === 0 || paths.some((file) => config.test(file))) return null
  return paths.filter((file) => linted.test(file) && isThere(file))
}

/** Whether a change may alter what the engines in packages/ do, given its files; null stands for all files. */
export const touchesEngines = (files) => files === null || files.some((file) => /^(?:packages|src\/rules)\//.test(file))

const runGit = async (...args) => {
  const { code, output } = await collect('git', args)
  return code === 0 ? output.split('\n').filter(Boolean) : []
}

/** Source files that differ from the commit before the last one; null when that is unknown or a lint rule changed. */
export const changedFiles = async () => {
  const tracked = await runGit('diff', '--name-only', 'HEAD~1')
  const untracked = await runGit('ls-files', '--others', '--exclude-standard')
  return filesToLint([...tracked, ...untracked], (file) => existsSync(path.join(root, file)))
}
