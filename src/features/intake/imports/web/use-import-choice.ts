import { useState } from 'react'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { describeImport } from '../contract/imports.ts'
import type { ColumnUse } from '../rules/columns/known-formats.ts'
import type { ValueChoices, ValueField } from '../rules/headers.ts'
import { listFolderChoices } from '../rules/mapping.ts'
import type { ImportUpload } from './choose-file.tsx'
import { type ImportLayout, listUses, setMeaning, setUse } from './import-choice.ts'

/**
 * How an uploaded file is read: as proposed, until a person chooses otherwise. Another sheet, heading, or organization is proposed again;
 * another column asks for its words.
 */
export const useImportChoice = (upload: ImportUpload, onChange: () => void) => {
  const [layout, setLayout] = useState<ImportLayout>(upload)
  const [uses, setUses] = useState(() => listUses(upload))
  const [values, setValues] = useState<ValueChoices>({})
  const [organization, setOrganization] = useState<string | null>(null)
  const ask = useCommand(describeImport)
  const { notes, mapping } = listFolderChoices(uses)
  const place = { upload_id: upload.uploadId, sheet: layout.sheet, header_row: layout.header_row }
  const file = { ...place, organization_id: organization, mapping, notes, values }
  const send = (input: Parameters<typeof ask.mutate>[0]) =>
    ask.mutate(input, {
      onSuccess: (found) => {
        if (input.mapping !== null) return setLayout((before) => ({ ...found, format: before.format }))
        setLayout(found)
        setUses(listUses(found))
        setValues({})
      },
    })
  const propose = (other: { sheet?: number; header_row?: number | null; organization_id?: string | null }) => {
    onChange()
    send({ ...place, organization_id: organization, ...other, mapping: null })
  }
  return {
    layout,
    uses,
    values,
    organization,
    file,
    isAsking: ask.isPending,
    error: ask.error,
    retry: () => send(ask.variables ?? file),
    chooseTable: (sheet: number, headerRow: number | null) => propose({ sheet, header_row: headerRow }),
    chooseOrganization: (id: string | null) => {
      setOrganization(id)
      propose({ organization_id: id })
    },
    chooseUse: (column: number, use: ColumnUse) => {
      onChange()
      const next = setUse(uses, column, use)
      setUses(next)
      send({ ...file, ...listFolderChoices(next) })
    },
    chooseMeaning: (field: ValueField, word: string, ours: string) => {
      onChange()
      setValues((before) => setMeaning(before, field, word, ours))
    },
  }
}
