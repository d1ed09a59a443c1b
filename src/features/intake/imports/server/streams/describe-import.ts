import { stream } from '../../../../../platform/server/stream.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { describeImport } from '../../contract/imports.ts'
import { openFileSheets, proposeSheetHeader } from '../../rules/table/file-tables.ts'
import { importUpload, loadTargetOrganization, toPlace, uploadGone } from '../import-upload.ts'
import { describeFile } from '../layout/describe-file.ts'

/** Reads an uploaded file with the sheet, the heading, and the columns that were chosen; nothing is changed. */
export const describeImportRoute = stream(
  describeImport,
  async ({ input, actor, transact, services }) =>
    await transact(
      async (tx) => {
        const organizationId = await loadTargetOrganization(tx, actor, input.organization_id)
        const { stored_as, about } = await importUpload(tx, actor, input.upload_id)
        const bytes = await services.files.bytes(stored_as).catch((error: unknown) => {
          throw error instanceof UserError && error.code === 'not-found' ? uploadGone() : error
        })
        const sheets = about.sheets.length > 0 ? about.sheets : openFileSheets([]).sheets
        const { mapping, notes, values } = input
        const choices = mapping === null ? null : { mapping, notes, values }
        const ofSheet =
          input.sheet === null ? null : { sheet: input.sheet, header: proposeSheetHeader(sheets, input.sheet) }
        const place = toPlace(input) ?? ofSheet
        const { table: _, ...layout } = await describeFile(
          tx,
          organizationId,
          { bytes, sheets, remarks: about.remarks },
          { place, choices },
        )
        return layout
      },
      { readOnly: true },
    ),
)
