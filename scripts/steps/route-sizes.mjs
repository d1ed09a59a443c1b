const routeFile = /(?:^|\/)routes\/(.+)\.tsx\?tsr-split=component$/

const budgetOf = (route) => (route === 'login' ? 160_000 : 260_000)

const closure = (manifest, keys) => {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key) || !manifest[key]) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return [...seen]
}

/** `_app/candidates/$id` is drawn inside `_app`, `_app/candidates` and their `route` files, if these exist. */
const layoutsOf = (route) => {
  const parts = route.replaceAll('.', '/').split('/')
  return parts.slice(0, -1).flatMap((_, index) => {
    const layout = parts.slice(0, index + 1).join('/')
    return [layout, `${layout}/route`]
  })
}

/**
 * For each route of a Vite manifest the compressed bytes of the JavaScript that its first visit loads: the entry, the route and
 * its layouts, with all they import statically. `sizeOf(file)` answers the bytes of one file.
 */
export const routeSizes = (manifest, sizeOf) => {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry)
  const chunks = new Map(
    Object.keys(manifest).flatMap((key) => (routeFile.test(key) ? [[routeFile.exec(key)[1], key]] : [])),
  )
  const byPath = new Map([...chunks].map(([route, key]) => [route.replaceAll('.', '/'), key]))
  const weigh = (keys) => {
    const files = closure(manifest, keys).map((key) => manifest[key].file)
    return [...new Set(files)].filter((file) => /\.m?js$/.test(file)).reduce((bytes, file) => bytes + sizeOf(file), 0)
  }
  const routes = [...chunks].map(([route, key]) => {
    const layouts = layoutsOf(route).flatMap((layout) => byPath.get(layout) ?? [])
    return { route, bytes: weigh([...entries, ...layouts, key]), budget: budgetOf(route) }
  })
  return [{ route: '(entry)', bytes: weigh(entries), budget: budgetOf('login') }, ...routes]
}

/** Whether a route is too heavy, or login, whose budget is the point, is not there to be weighed. */
export const overBudget = (rows) =>
  rows.some(({ bytes, budget }) => bytes > budget) || !rows.some(({ route }) => route === 'login')
