/** What a call needs beside its example: a caller, fields that only this world knows, a form instead of JSON, headers that sign it. */
export type Stage = {
  token?: string
  input?: Record<string, unknown>
  form?: { file?: [field: string, name: string, bytes: Uint8Array]; fields?: Record<string, string> }
  headers?: (payload: string) => Record<string, string>
}
