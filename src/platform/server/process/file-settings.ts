/** How S3, or a store that speaks it, is reached. */
export type S3Connection = {
  region: string
  endpoint: string | undefined
  /** Without them the machine's own role is used, as in the vendor's tools. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** The bucket in the path of the address instead of its host name. */
  pathStyle: boolean
  timeoutMs: number
}

export type S3Settings = S3Connection & { kind: 's3'; bucket: string }

type DiskSettings = { kind: 'disk'; folder: string }

/** The place of files, as in the settings; `journal`: the file that records each change, for the backups. */
export type FileSettings = (DiskSettings | S3Settings) & { journal?: string }
