const programWords = [
  'exe',
  'com',
  'bat',
  'cmd',
  'msi',
  'msp',
  'scr',
  'pif',
  'cpl',
  'ps1',
  'psm1',
  'vbs',
  'vbe',
  'js',
  'mjs',
  'cjs',
  'jse',
  'wsf',
  'wsh',
  'hta',
  'sh',
  'bash',
  'zsh',
  'py',
  'pl',
  'rb',
  'php',
  'jar',
  'apk',
  'dmg',
  'app',
  'reg',
  'lnk',
  'url',
  'inf',
  'desktop',
  'command',
  'applescript',
  'iso',
  'img',
  'vhdx?',
  'xll',
  'one',
  'chm',
  'gadget',
  'elf',
  'so',
  'dll',
  'sys',
]
const programs = new RegExp(String.raw`\.(?:${programWords.join('|')})$`, 'i')

const head = (bytes: Uint8Array, many: number) => String.fromCharCode(...bytes.subarray(0, many))

/** Whether a file is a program or a script, by its name or its first bytes. */
export const isProgram = (name: string, bytes: Uint8Array): boolean =>
  programs.test(name.trim()) ||
  /^(?:MZ|\u007fELF|#!|\u00fe\u00ed\u00fa[\u00ce\u00cf]|[\u00ce\u00cf]\u00fa\u00ed\u00fe|\u00ca\u00fe\u00ba\u00be)/.test(
    head(bytes, 4),
  )

/** Returns the media type that the first bytes of a file tell, as documents know it; what no one can tell is only bytes. */
export const detectMime = (name: string, bytes: Uint8Array): string => {
  const start = head(bytes, 12)
  if (start.startsWith('%PDF-')) return 'application/pdf'
  if (start.startsWith('\u0089PNG')) return 'image/png'
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (start.startsWith('GIF8')) return 'image/gif'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp'
  const isZip = start.startsWith('PK\u0003\u0004')
  if (isZip && /\.docx$/i.test(name)) return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  if (isZip && /\.xlsx$/i.test(name)) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return 'application/octet-stream'
}

/** Returns true if the name of a zipped file marks it as something else than a written page. */
export const isOtherArchive = (name: string): boolean =>
  /\.(?:pages|numbers|key|zip|xlsx|xlsm|pptx|ppsx|ods|odp|epub|jar|apk|kmz)$/i.test(name.trim())

/** A usual name for a file that came without one. */
export const createFileName = (name: string, mime: string): string => {
  if (name.trim() !== '') return name
  return mime.startsWith('image/')
    ? `picture.${mime.slice(6).replace('jpeg', 'jpg')}`
    : mime === 'application/pdf'
      ? 'file.pdf'
      : 'file'
}
