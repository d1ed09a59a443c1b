import type { DocumentEntry } from '../../../features/documents/files/contract/files.ts'
import { createHealthyServer, createPerson, toId } from './world.ts'

export const looked = {
  reason: null,
  scanner: null,
  checked_at: '2026-11-20T15:00:00Z',
  released_by: null,
  released_at: null,
  release_reason: null,
}
export const file = (n: number, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  kind: 'files',
  id: toId(500 + n),
  name: `File ${n}.pdf`,
  organization_id: toId(2),
  organization: 'Bright Path ABA',
  folder_id: null,
  folder: null,
  candidate: null,
  items: null,
  size: 12_400,
  mime: 'application/pdf',
  version: 1,
  by: 'Riley Adams',
  updated_at: '2026-11-20T15:00:00Z',
  expires_on: null,
  restricted: false,
  limited: false,
  people: 0,
  check: { ...looked, state: 'checked' },
  opens: true,
  deleted_at: null,
  gone_on: null,
  ...more,
})
export const folder = (n: number, name: string, more: Partial<DocumentEntry> = {}) =>
  file(n, { kind: 'folders', name, items: 2, size: null, mime: null, version: null, by: null, ...more })

export const createTwig = (entry: DocumentEntry) => ({
  id: entry.id,
  parent_id: entry.folder_id,
  name: entry.name,
  organization_id: entry.organization_id,
  organization: entry.organization,
  limited: entry.limited,
})

export const createShelf = (rows: DocumentEntry[], me = createPerson()) => ({
  ...createHealthyServer(me),
  'GET /api/documents': () => ({ rows, total: rows.length, path: [] }),
  'GET /api/documents/uploaders': () => ({ people: [{ id: toId(9), name: 'Riley Adams' }] }),
  'GET /api/documents/tree': () => ({ folders: rows.filter(({ kind }) => kind === 'folders').map(createTwig) }),
})
