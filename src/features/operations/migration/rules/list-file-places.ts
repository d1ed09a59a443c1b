const longestPath = 2_000

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns the parts of a path or of an address, the last one last, without its query; no part leads upward. */
export const splitPath = (written: string): string[] =>
  written
    .slice(0, longestPath)
    .replace(/^[a-z]{2,10}:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .split(/[/\\]/)
    .map((part) => decoded(part).trim().toLowerCase())
    .filter((part) => part !== '' && part !== '.' && part !== '..')

const deepest = 20

/**
 * What the files below a folder are found by. A path of the source means a file when it ends with all of the file's path, or when it is
 * itself the end of one file's path and of no other's: a name alone never takes the file of someone else's folder.
 */
export const listFilePlaces = (paths: readonly string[]) => {
  const whole = new Map<string, string>()
  const ends = new Map<string, string | null>()
  for (const path of paths) {
    const parts = splitPath(path).slice(-deepest)
    if (parts.length > 0) whole.set(parts.join('/'), path)
    for (let from = 0; from < parts.length; from++) {
      const end = parts.slice(from).join('/')
      ends.set(end, ends.has(end) ? null : path)
    }
  }
  /** The file that a path or an address of the source means, or null. */
  return (written: string): string | null => {
    const parts = splitPath(written).slice(-deepest)
    if (parts.length === 0) return null
    for (let from = 0; from < parts.length; from++) {
      const found = whole.get(parts.slice(from).join('/'))
      if (found !== undefined) return found
    }
    return ends.get(parts.join('/')) ?? null
  }
}
