import * as z from 'zod/mini'

export const manifestFile = 'manifest.json'
export const exportFormat = 'reinforce-organization'
export const exportVersion = 1

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The last part of an export. It lists the others, so that an import sees whether each is there, unchanged. */
export const exportManifest = z.object({
  format: z.literal(exportFormat),
  /** Goes up when a part changes its meaning or is removed. */
  version: z.number(),
  made_at: z.string(),
  made_by: z.string(),
  organization: z.object({ id: z.guid(), name: z.string() }),
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: digest })),
  files: z.array(z.object({ key: z.string(), size: z.number(), sha256: digest })),
  /** Files that rows name, and the reason why they aren’t here. */
  missing: z.array(z.object({ key: z.string(), because: z.string() })),
  left_out: z.array(z.object({ because: z.string(), names: z.array(z.string()) })),
})
export type ExportManifest = z.output<typeof exportManifest>
