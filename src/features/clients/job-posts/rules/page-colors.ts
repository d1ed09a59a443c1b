import { publicPage } from '../../../../rules/color-tokens.ts'

/** Red, green, and blue from 0 to 255. */
type Rgb = readonly [number, number, number]

export type PageColors = {
  /** A button, and its text. */
  fill: string
  onFill: string
  link: string
}

const white = '#fff'
const black = '#000'

/** WCAG 2.2: text, and the edge of a control. */
const readable = 4.5
const visible = 3

const parseHex = (hex: string): Rgb => {
  const signs = hex.slice(1)
  const value = Number.parseInt(signs.length === 3 ? signs.replace(/./g, '$&$&') : signs, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
const formatHex = (rgb: Rgb) => `#${rgb.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`

const getLuminance = (hex: string) => {
  const [red, green, blue] = parseHex(hex).map((each) => {
    const part = each / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colors like '#abc', from 1 to 21 (WCAG). */
export const getContrast = (one: string, other: string): number => {
  const [low, high] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Finds the nearest color on the way to white or black that has enough contrast on each ground. */
const standOut = (hex: string, on: readonly string[], least: number, toward: number): string => {
  const from = parseHex(hex)
  const steps = 50
  const found = Array.from({ length: steps + 1 }, (_, n) =>
    formatHex(from.map((each) => each + ((toward - each) * n) / steps) as unknown as Rgb),
  ).find((each) => on.every((ground) => getContrast(each, ground) >= least))
  return found ?? (toward === 0 ? black : white)
}

const derive = (accent: string, scheme: 'light' | 'dark'): PageColors => {
  const on = publicPage[scheme]
  const toward = scheme === 'light' ? 0 : 255
  const fill = standOut(accent, on, visible, toward)
  return {
    fill,
    // One of the two always reaches 4.58.
    onFill: getContrast(fill, white) >= readable ? white : black,
    link: standOut(accent, on, readable, toward),
  }
}

/** Reads a typed color of three or six hexadecimal digits as '#' and six small ones. Null if it is none. */
export const parseAccent = (typed: string): string | null => {
  const [, signs] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim()) ?? []
  if (signs === undefined) return null
  const long = signs.length === 3 ? signs.replace(/./g, '$&$&') : signs
  return `#${long.toLowerCase()}`
}

/**
 * Derives the colors of a job page from a clinic's accent, in light and dark: buttons have a contrast of 3:1, and texts and links of
 * 4.5:1 (WCAG 2.2). Where the accent itself does not reach that, it is darkened or lightened as little as needed.
 */
export const createPageColors = (accent: string) => ({ light: derive(accent, 'light'), dark: derive(accent, 'dark') })
