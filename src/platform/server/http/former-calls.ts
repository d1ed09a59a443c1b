import type { Endpoint } from '../../shared/endpoint.ts'

/** The names of a call in the release before: its path, fields of its input, and values of them. */
type FormerCall = {
  path?: string
  /** New name of a field by its former one. */
  fields?: Readonly<Record<string, string>>
  /** New value by the former one, by the new name of the field; `group.kind` is a field of an object in the input. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** By method and path of today, as in `POST /api/candidates/{id}/referrals`. */
export type FormerCalls = Readonly<Record<string, FormerCall>>

const split = (name: string): [method: string, path: string] => {
  const [method = '', path = ''] = name.split(' ')
  return [method, path]
}

const toPattern = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/?]+)')}(?=\\?|$)`)

type CallTarget = { url?: string | undefined; method?: string | undefined }

/** Returns a function that gives the URL of today for one with a former path, and any other URL as it is. */
export const openFormerPaths = (calls: FormerCalls): ((request: CallTarget) => string) => {
  const former = Object.entries(calls).flatMap(([name, { path }]) => {
    const [method, today] = split(name)
    return path === undefined ? [] : [{ method, today, pattern: toPattern(path) }]
  })
  return ({ url = '/', method }) => {
    if (!url.startsWith('/api/')) return url
    const asked = method === 'HEAD' ? 'GET' : method
    for (const each of former) {
      const found = each.method === asked ? each.pattern.exec(url) : null
      if (!found) continue
      const path = each.today.replace(/\{(\w+)\}/g, (_, field: string) => found.groups?.[field] ?? '')
      return path + url.slice(found[0].length)
    }
    return url
  }
}

const renamed = (names: Readonly<Record<string, string>> | undefined, name: string): string =>
  names && Object.hasOwn(names, name) ? (names[name] ?? name) : name

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inputToday = ({ fields, values }: FormerCall, input: object, within = ''): object => {
  const today: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(input) as [string, unknown][]) {
    const name = within === '' ? renamed(fields, field) : field
    if (name !== field && Object.hasOwn(input, name)) continue
    const at = `${within}${name}`
    const known = values && Object.hasOwn(values, at) ? values[at] : undefined
    const isDeeper = within === '' && Object.keys(values ?? {}).some((each) => each.startsWith(`${at}.`))
    Object.defineProperty(today, name, {
      value:
        typeof value === 'string'
          ? renamed(known, value)
          : isDeeper && isObject(value)
            ? inputToday({ values: values ?? {} }, value, `${at}.`)
            : value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return today
}

/** Returns a function that gives an input with the fields and values of today; what has both names keeps today's. */
export const openFormerInput =
  (calls: FormerCalls): ((contract: Endpoint, input: unknown) => unknown) =>
  ({ method, path }, input) => {
    const call = calls[`${method} ${path}`]
    return call && isObject(input) ? inputToday(call, input) : input
  }
