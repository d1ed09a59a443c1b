// What every page loads anyway belongs in one file: it compresses better and no page has to name its parts.

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null }

// Packages whose index names everything they have; most of it is for pages that come later.
const catalogues = /node_modules\/(?:@mantine|@tabler|@tanstack\/(?:react-)?query)/

/**
 * Names the chunk `start` for the modules that `entry` imports statically; null for all others, and for those that stand on a
 * catalogue: a chunk may not import one that imports it back, or something runs before what it needs.
 */
export const firstLoad = (entry: string) => {
  const apart = new Map<string, boolean>()
  const isApart = (id: string, graph: Graph): boolean => {
    const known = apart.get(id)
    if (known !== undefined) return known
    if (catalogues.test(id)) return true
    apart.set(id, false)
    const imported = graph.getModuleInfo(id)?.importedIds ?? []
    const found = imported.map((next) => isApart(next, graph)).includes(true)
    apart.set(id, found)
    return found
  }
  return (id: string, graph: Graph): string | null => {
    if (apart.size === 0) isApart(entry, graph)
    return apart.get(id) === false ? 'start' : null
  }
}
