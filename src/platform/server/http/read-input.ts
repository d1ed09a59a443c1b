import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../shared/endpoint.ts'

type Def = { type: string; innerType?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType> }
const getDef = (schema: z.ZodMiniType): Def => schema._zod.def

const bare = (schema: z.ZodMiniType): z.ZodMiniType => {
  const { innerType } = getDef(schema)
  return innerType ? bare(innerType) : schema
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const fromText = (schema: z.ZodMiniType, value: unknown): unknown => {
  const kind = getDef(bare(schema)).type
  if (kind === 'array') return Array.isArray(value) ? value : [value]
  const text: unknown = Array.isArray(value) ? value[0] : value
  if (typeof text !== 'string') return text
  if (kind === 'number') return text.trim() === '' ? Number.NaN : Number(text)
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (kind === 'object' || kind === 'record' || kind === 'union') return parseJson(text)
  return text
}

/** A query string as the schema means it: numbers, booleans, repeated keys as lists, objects as JSON. Unknown keys stay for the schema to drop. */
const readQuery = (schema: z.ZodMiniType, raw: Record<string, unknown>): Record<string, unknown> => {
  const shape = getDef(schema).shape ?? {}
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [key, shape[key] ? fromText(shape[key], value) : value]),
  )
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** The one input object of a call: path fields win over the query string or the JSON body. */
export const readInput = (contract: Endpoint, request: FastifyRequest): unknown => {
  const path = asObject(request.params)
  if (contract.method === 'GET' || contract.method === 'DELETE')
    return { ...readQuery(contract.input, asObject(request.query)), ...path }
  if (
    request.body !== undefined &&
    request.body !== null &&
    (typeof request.body !== 'object' || Array.isArray(request.body))
  )
    return request.body
  return { ...asObject(request.body), ...path }
}
