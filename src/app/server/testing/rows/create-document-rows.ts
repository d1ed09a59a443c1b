type Ids = { folder: string; document: string; spareDocument: string; trashedDocument: string; heldDocument: string }

/** A folder of a clinic with a file of two versions, one to delete and one in the trash. */
export const createDocumentRows = (
  organization_id: string,
  ids: Ids,
  mark: string,
  stamp: string,
): [string, Record<string, unknown>[]][] => {
  const file = (id: string, name: string, more: object = {}) => ({
    id,
    organization_id,
    folder_id: ids.folder,
    name,
    size: 1,
    mime: 'text/plain',
    stored_as: 'a.txt',
    version: 1,
    created_at: stamp,
    updated_at: stamp,
    deleted_at: null,
    trashed_with: null,
    ...more,
  })
  const folder = { id: ids.folder, organization_id, name: mark, restricted: false, limited: false }
  const trashed = { deleted_at: stamp, trashed_with: ids.trashedDocument }
  return [
    ['document_folders', [folder]],
    [
      'document_files',
      [
        file(ids.document, 'a.txt', { version: 2 }),
        file(ids.spareDocument, 'spare.txt'),
        file(ids.heldDocument, 'held.pdf', { stored_as: `held-${ids.heldDocument}.pdf` }),
        file(ids.trashedDocument, 'old.txt', trashed),
      ],
    ],
    [
      'document_checks',
      [
        {
          organization_id,
          stored_as: `held-${ids.heldDocument}.pdf`,
          state: 'quarantined',
          reason: `it contains a script (${mark}).`,
          created_at: stamp,
        },
      ],
    ],
    [
      'document_versions',
      [
        {
          organization_id,
          file_id: ids.document,
          number: 1,
          size: 1,
          mime: 'text/plain',
          stored_as: 'a.txt',
          created_at: stamp,
        },
      ],
    ],
  ]
}
