import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

const file = {
  organization_id: z.guid(),
  /** The text of the export. It lives in this call only. */
  csv: z.string().check(z.maxLength(900_000)),
}
const example = (id: (noun: string) => string) => ({
  organization_id: id('organization'),
  csv: 'name,url,username,password,note\nMonster,https://monster.example,hiring,k7!mQ2xzR4w#tB9e,\n',
})

/** new: will be added; same: is here already; refused: why not. */
export const previewLogins = endpoint({
  method: 'POST',
  path: '/api/logins/import/preview',
  summary: 'Preview an import from a password manager',
  needs: 'logins:see',
  input: z.object(file),
  reply: z.object({
    manager: z.string(),
    rows: z.array(
      z.object({
        /** The row a spreadsheet shows; the heading is 1. */
        row: z.number(),
        site: z.string(),
        username: z.string(),
        state: z.enum(['new', 'same', 'refused']),
        reason: z.nullable(z.string()),
      }),
    ),
    counts: z.object({ new: z.number(), same: z.number(), refused: z.number() }),
  }),
  example,
})

/** `expected`: how many new ones the preview showed; another number is refused with 409. */
export const importLogins = endpoint({
  method: 'POST',
  path: '/api/logins/import',
  summary: 'Import new logins from an export; the importer owns them',
  needs: 'logins:see',
  input: z.object({ ...file, expected: z.int().check(z.minimum(1)) }),
  reply: z.object({ added: z.number() }),
  invalidates: ['logins'],
  example: (id) => ({ ...example(id), expected: 1 }),
})
