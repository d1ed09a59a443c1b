// What every page loads anyway belongs in one file: it compresses better and no page has to name its parts.

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null }

// Packages whose index names everything they have; most of it is for pages that come later.
const catalogues = /node_modules\/(?:@mantine|@tabler|@tanstack\/(?:react-)?query)/

/** Names the chunk `start` for each module that `entry` imports statically; null for all others. */
export const firstLoad = (entry: string) => {
  const reached = new Set<string>()
  const walk = (id: string, graph: Graph) => {
    if (reached.has(id) || catalogues.test(id)) return
    reached.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next, graph)
  }
  return (id: string, graph: Graph): string | null => {
    if (reached.size === 0) walk(entry, graph)
    return reached.has(id) ? 'start' : null
  }
}
