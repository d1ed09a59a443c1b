import * as z from 'zod/mini'
import { type FilterName, type FilterValues, filterNames, filters } from '../rules/filters.ts'

/** A filter's value when it narrows something. */
export const filterValue = (name: FilterName): z.ZodMiniType => {
  const filter = filters[name]
  if (filter.shape === 'someOf') return z.array(z.enum(filter.choices))
  if (filter.shape === 'oneOf') return z.enum(filter.choices)
  if (filter.shape === 'ids') return z.array(z.guid())
  const text = z.string().check(z.maxLength(filter.longest))
  return filter.shape === 'words' ? z.array(text).check(z.maxLength(200)) : text
}

/** The same in a call, where left out means the empty value. */
const inCall = (name: FilterName): z.ZodMiniType => {
  const filter = filters[name]
  if (filter.shape === 'oneOf') return z._default(z.enum(['', ...filter.choices]), '')
  const isText = filter.shape === 'text' || filter.shape === 'day'
  return isText ? z._default(z.string().check(z.maxLength(filter.longest)), '') : z._default(filterValue(name), [])
}

/** Every filter as a field of a call. */
export const filterFields = Object.fromEntries(filterNames.map((name) => [name, inCall(name)])) as {
  [Name in FilterName]: z.ZodMiniDefault<z.ZodMiniType<FilterValues[Name], FilterValues[Name]>>
}
