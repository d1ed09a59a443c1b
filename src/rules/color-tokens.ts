/** A tone of the product: background and text for light, the same for dark, and the dot before a word. */
export type Tone = { light: readonly [string, string]; dark: readonly [string, string]; dot: string }

/** Every color that means something, here and nowhere else: text on its background has at least 5.9 : 1, a dot 3 : 1 on its surface. */
export const colorTokens = {
  gray: { light: ['#EEEBE6', '#5C554C'], dark: ['#35312C', '#C9C1B6'], dot: '#8D8478' },
  blue: { light: ['#E4EFF8', '#1F5680'], dark: ['#17303F', '#9CCBEE'], dot: '#3B82B8' },
  violet: { light: ['#E9E8F8', '#4A4496'], dark: ['#29274A', '#BDB8F2'], dot: '#7A72CF' },
  pink: { light: ['#F5E6F1', '#873A73'], dark: ['#40223A', '#EBAFD9'], dot: '#B75C9F' },
  orange: { light: ['#FCEBD3', '#854A0E'], dark: ['#402B12', '#F2C07E'], dot: '#C07A1C' },
  amber: { light: ['#FDF0CF', '#7A4F05'], dark: ['#3D2F10', '#EFC766'], dot: '#B5830E' },
  red: { light: ['#F9E5E1', '#963528'], dark: ['#43221D', '#F2AEA2'], dot: '#CB5A4A' },
  pine: { light: ['#DDF1EE', '#12625B'], dark: ['#123834', '#86D6CB'], dot: '#1E9486' },
  green: { light: ['#E0F1DD', '#2C652A'], dark: ['#1E3A1D', '#A0D79A'], dot: '#4B9A45' },
  excellent: { light: ['#DDF1EE', '#0F5F57'], dark: ['#123834', '#86D6CB'], dot: '#0F7F74' },
  good: { light: ['#E6F2DC', '#41631A'], dark: ['#26381A', '#B4D98C'], dot: '#6C9A2F' },
} as const satisfies Record<string, Tone>

/** The grounds of the public pages (page and card, `page.css`), and the color of their buttons where a clinic chose none. */
export const publicPage = {
  light: ['#F8F6F2', '#FFFFFF'],
  dark: ['#171513', '#1F1C19'],
  accent: '#0F6B62',
} as const
