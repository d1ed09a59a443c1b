import * as z from 'zod/mini'

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
})
const manifestSchema = z.record(z.string(), chunkSchema)

/** `_console/candidate.$candidateId` answers `/candidate/…`: `_x` and `index` take no part of an address, `$x` takes any one. */
const toPattern = (route: string) => {
  const parts = route.split(/[./]/).filter((part) => !part.startsWith('_') && part !== 'index')
  const words = parts.map((part) => (part.startsWith('$') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
  return new RegExp(`^/${words.join('/')}/?$`)
}

/**
 * Returns, for the manifest of a build, the tags in a page's head that let the browser load the code of the address at
 * once, in parallel with the entry, instead of after it has run. People who are not signed in get the login page's;
 * nothing where a guard leads elsewhere.
 */
export const listFirstChunks = (json: unknown) => {
  const manifest = manifestSchema.parse(json)
  const routes = Object.keys(manifest).flatMap((key) => {
    const route = /^routes\/(.+)\.tsx\?tsr-split=component$/.exec(key)?.[1]
    return route === undefined ? [] : [{ key, route, pattern: toPattern(route) }]
  })
  const closure = (keys: string[], seen = new Set<string>()) => {
    for (const key of keys) {
      if (seen.has(key) || !manifest[key]) continue
      seen.add(key)
      closure(manifest[key].imports, seen)
    }
    return seen
  }
  const entry = closure(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
  const renderTags = (key: string, route: string) => {
    const layouts = routes.filter((other) => route.startsWith(`${other.route}/`)).map((other) => other.key)
    const chunks = [...closure([...layouts, key])]
      .filter((each) => !entry.has(each))
      .flatMap((each) => manifest[each] ?? [])
    const styles = chunks
      .flatMap(({ css }) => css)
      .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`)
    const code = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    return [...styles, ...code].join('')
  }
  const isLayout = (route: string) => routes.some((other) => other.route.startsWith(`${route}/`))
  const pages = routes.filter(({ route }) => !isLayout(route))
  const tags = pages.map(({ key, route, pattern }) => ({
    pattern,
    isConsole: route.startsWith('_console/'),
    text: renderTags(key, route),
  }))
  const at = (wanted: string) => tags.find(({ pattern }) => pattern.test(wanted))
  return {
    isConsole: (address: string): boolean => at(address)?.isConsole ?? false,
    tags: (address: string, isSignedIn: boolean): string => {
      const found = at(address)
      if (isSignedIn) return address === '/login' ? '' : (found?.text ?? '')
      return (found?.isConsole ? at('/login') : found)?.text ?? ''
    },
  }
}
