import { Readable } from 'node:stream'
import { dumpPieces } from '@reinforce/postgres-box/copy/dump.ts'
import { findPostgresTool } from '@reinforce/postgres-box/copy/tools.ts'
import type pg from 'pg'
import * as z from 'zod/mini'
import { listHeads } from '../../../record-check/server/public.ts'
import type { Source } from '../back-up.ts'
import { countRows } from '../count-rows.ts'
import { loadNamedRoles, requireReadAll } from './read-all.ts'

const exported = z.object({ id: z.string() })

/**
 * Opens a PostgreSQL of your own, as its `pg_dump` reads it at `url` in the snapshot that `client` opens here and keeps
 * until its transaction ends: counts and rows are of one moment. Throws for a role that may not read everything, and
 * programs older than the server.
 */
export const dumpSource = async (client: pg.Client, url: string, tools: string | undefined): Promise<Source> => {
  const postgres = await requireReadAll(client)
  const tool = await findPostgresTool('pg_dump', postgres, tools)
  const roles = await loadNamedRoles(client)
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query('select pg_export_snapshot() as id')
  const { id: snapshot } = exported.parse(rows[0])
  return {
    about: { format: 2, postgres, dump: { tool: tool.major, roles } },
    entries: async function* () {
      let n = 0
      for await (const bytes of dumpPieces({ tool, url, snapshot })) {
        n += 1
        const name = `database/${String(n).padStart(6, '0')}`
        yield { kind: 'file', name, size: bytes.length, body: () => Readable.from([bytes]) }
      }
    },
    counted: async () => await countRows(client),
    heads: await listHeads(client),
  }
}
