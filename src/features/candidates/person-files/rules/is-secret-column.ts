const secrets = /(^|_)(token|hash|secret|salt|nonce)$/

/** Whether a column holds a token or a hash: of no use to the person, and never in a file about them. */
export const isSecretColumn = (column: string): boolean => secrets.test(column)

/** Columns with the keys of stored bytes: a file names the copy in its archive instead. */
export const storageColumns: ReadonlySet<string> = new Set(['stored_as', 'resume_file', 'video_file', 'earlier_files'])
