const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '\f^{}\\[~]|€'

const cost = new Map([
  ...Array.from(basic, (sign) => [sign, 1] as const),
  ...Array.from(extended, (sign) => [sign, 2] as const),
])

export type Segments = {
  encoding: 'GSM-7' | 'UCS-2'
  /** Septets of GSM-7 or 16-bit units of UCS-2. */
  characters: number
  parts: number
  /** The first sign that forces UCS-2. */
  culprit?: string
}

/** Parts of texts whose signs have these costs; a sign never splits across parts. */
const countParts = (costs: readonly number[], single: number, perPart: number): number => {
  const total = costs.reduce((sum, one) => sum + one, 0)
  if (total <= single) return total === 0 ? 0 : 1
  let parts = 1
  let filled = 0
  for (const one of costs) {
    if (filled + one > perPart) {
      parts += 1
      filled = 0
    }
    filled += one
  }
  return parts
}

/**
 * Returns the cost of a text on the phone network: GSM-7 160 or 153 a part, UCS-2 70 or 67 (domain events, SMS length).
 */
export const countSegments = (text: string): Segments => {
  const signs = Array.from(text)
  const culprit = signs.find((sign) => !cost.has(sign))
  const costs = signs.map((sign) => (culprit === undefined ? (cost.get(sign) ?? 1) : sign.length))
  const characters = costs.reduce((sum, one) => sum + one, 0)
  if (culprit === undefined) return { encoding: 'GSM-7', characters, parts: countParts(costs, 160, 153) }
  return { encoding: 'UCS-2', characters, parts: countParts(costs, 70, 67), culprit }
}

const plainSigns: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
}

/** The text with curly quotes, dashes and the like replaced by plain ones, which cost less. */
export const replaceSigns = (text: string): string =>
  text.replace(/[‘’“”–—…\u00a0]/g, (sign) => plainSigns[sign] ?? sign)
