const latest = 1_024

/** Whether the header of a PDF is in the first 1,024 bytes: programs write a mark or an empty line before it, and readers allow that. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, latest)).includes('%PDF-')
