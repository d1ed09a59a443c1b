const delays = [30, 120, 600, 3_600, 21_600] as const

/** The most tries for a picture or file before it counts as lost. */
export const mostMediaTries = delays.length + 1

/** Seconds until the next try after so many; null when that was the last one. */
export const getRetrySeconds = (tries: number): number | null => delays[tries - 1] ?? null

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Whether the bytes are an iPhone's HEIC picture, which browsers do not show. */
export const isHeic = (bytes: Uint8Array): boolean => {
  const head = String.fromCharCode(...bytes.subarray(4, 12))
  return head.startsWith('ftyp') && heicBrands.has(head.slice(4))
}

/** The names of declared types that cannot be stored; null for every other type. */
const outsideNames: readonly [RegExp, string][] = [
  [/^audio\//, 'Audio'],
  [/^video\//, 'Video'],
  [/^text\/(?:x-)?vcard|^text\/directory/, 'A contact card'],
]

/** Why a type that was declared cannot be kept, with the type; null when the content decides. */
export const findRefusedType = (declared: string): string | null => {
  const name = outsideNames.find(([type]) => type.test(declared.toLowerCase()))?.[1]
  return name === undefined ? null : `${name} can't be kept here (${declared}).`
}

/** Returns the first name of a text's file: "Picture" or "File", numbered from the second. */
export const formatMediaName = (declared: string, position: number): string =>
  `${declared.toLowerCase().startsWith('image/') ? 'Picture' : 'File'}${position === 0 ? '' : ` ${position + 1}`}`
