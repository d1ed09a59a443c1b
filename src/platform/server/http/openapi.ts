import * as z from 'zod/mini'
import type { Endpoint } from '../../shared/endpoint.ts'

const toSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  return rest
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const errors = {
  description: 'An error with a message',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error'],
        properties: {
          error: {
            type: 'object',
            required: ['code', 'message'],
            properties: {
              code: { type: 'string' },
              message: { type: 'string' },
              fields: { type: 'object', additionalProperties: { type: 'string' } },
              details: { type: 'object' },
            },
          },
        },
      },
    },
  },
}

const toFormSchema = ({ file, isOptional, words = [] }: NonNullable<Endpoint['form']>) => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(words.map((name) => [name, { type: 'string' }])),
        [file]: { type: 'string', format: 'binary' },
      },
      required: isOptional ? [] : [file],
    },
  },
})

const operation = (contract: Endpoint) => {
  const input = toSchema(contract.input, 'input')
  const properties = isRecord(input.properties) ? input.properties : {}
  const required = Array.isArray(input.required) ? input.required : []
  const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
  const inQuery =
    contract.method === 'GET' || contract.method === 'DELETE'
      ? Object.keys(properties).filter((name) => !inPath.includes(name))
      : []
  const body = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name)))
  const hasBody = contract.method !== 'GET' && contract.method !== 'DELETE'
  return {
    summary: contract.summary,
    tags: [contract.path.startsWith('/functions') ? 'functions' : (contract.path.split('/')[2] ?? 'files')],
    security: contract.needs === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] })),
      ...inQuery.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] })),
    ],
    ...(hasBody
      ? {
          requestBody: {
            content: contract.form
              ? toFormSchema(contract.form)
              : contract.takes
                ? { [contract.takes]: { schema: { type: 'string', format: 'binary' } } }
                : {
                    'application/json': {
                      schema: {
                        ...input,
                        properties: body,
                        required: required.filter((name) => !inPath.includes(String(name))),
                      },
                    },
                  },
          },
        }
      : {}),
    responses: {
      200:
        contract.answers === 'bytes'
          ? { description: 'Bytes' }
          : { description: 'Done', content: { 'application/json': { schema: toSchema(contract.reply, 'output') } } },
      ...(contract.needs === 'anyone' ? {} : { 401: errors, 403: errors }),
      400: errors,
    },
  }
}

/** The OpenAPI 3.1 document of all endpoints, written from their contracts. */
export const openApi = (contracts: Endpoint[], version: string) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const contract of contracts.filter(({ answers }) => answers !== 'page'))
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operation(contract) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Reinforce',
      version,
      description:
        '[Back to the console](/)\n\nEvery API call of the console. Programs send an API key of their ' +
        'organization (Settings, Advanced: `rk_…`) as a bearer token. A key can do what clinic staff ' +
        'can, read-only or read and write, except money, saved logins, and people. Limit: 120 calls a minute. ' +
        'Programs acting for a person sign in with POST /api/auth/sign-in/email and send the response’s ' +
        '`set-auth-token` header as a bearer token. Paths outside /api and calls about yourself don’t accept ' +
        'keys.',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'an API key (rk_…) or a session token' },
      },
    },
  }
}
