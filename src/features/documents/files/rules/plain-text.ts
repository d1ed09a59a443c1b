/** So much of a text is shown; the rest is for a download. */
export const mostShownBytes = 200_000

const decoded = (bytes: Uint8Array, label: string) => new TextDecoder(label).decode(bytes)

/** Returns the words of a text file: UTF-8, else the encoding of older Windows programs; `cut`: more text follows. */
export const decodeText = (bytes: Uint8Array): { words: string; cut: boolean } => {
  const cut = bytes.length > mostShownBytes
  // The last character may be cut in two.
  const utf8 = decoded(cut ? bytes.subarray(0, mostShownBytes) : bytes, 'utf-8').replace(cut ? /\uFFFD+$/ : /$^/, '')
  return { words: utf8.includes('\uFFFD') ? decoded(bytes.subarray(0, mostShownBytes), 'windows-1252') : utf8, cut }
}
