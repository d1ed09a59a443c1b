const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]
const first = (list: [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1]

/** Formats a browser's own description: "Chrome on Windows". Anything else is called a program. */
export const describeDevice = (userAgent: string): string => {
  const [browser, system] = [first(browsers, userAgent), first(systems, userAgent)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A device with ${system}` : userAgent.trim() ? 'A program' : 'Unknown device')
}
