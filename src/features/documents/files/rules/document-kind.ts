/** The largest document that is kept, in bytes: 25 MB. */
export const mostBytes = 25 * 1024 * 1024

type Kind = { mime: string; label: string; extensions: readonly string[]; preview?: 'pdf' | 'image' }

/** The types that can be kept: the first extension is the usual one. */
const kinds: readonly Kind[] = [
  { mime: 'application/pdf', label: 'PDF', extensions: ['.pdf'], preview: 'pdf' },
  { mime: 'image/png', label: 'Image', extensions: ['.png'], preview: 'image' },
  { mime: 'image/jpeg', label: 'Image', extensions: ['.jpg', '.jpeg'], preview: 'image' },
  { mime: 'image/webp', label: 'Image', extensions: ['.webp'], preview: 'image' },
  { mime: 'image/gif', label: 'Image', extensions: ['.gif'], preview: 'image' },
  {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'Word',
    extensions: ['.docx'],
  },
  { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', label: 'Excel', extensions: ['.xlsx'] },
  { mime: 'text/csv', label: 'CSV', extensions: ['.csv'] },
  { mime: 'text/plain', label: 'Text', extensions: ['.txt'] },
]

/** The kind of a media type, or undefined for one that is not kept. */
export const findKind = (mime: string): Kind | undefined => kinds.find((kind) => kind.mime === mime)

/** The types a list can be filtered by; several media types may be one of them. */
export const documentTypes = ['pdf', 'image', 'word', 'excel', 'text'] as const
export type DocumentType = (typeof documentTypes)[number]
const labels: Record<DocumentType, readonly string[]> = {
  pdf: ['PDF'],
  image: ['Image'],
  word: ['Word'],
  excel: ['Excel'],
  text: ['Text', 'CSV'],
}
/** The label of each type in the filter. */
export const typeNames: Record<DocumentType, string> = {
  pdf: 'PDF',
  image: 'Pictures',
  word: 'Word',
  excel: 'Excel',
  text: 'Text and CSV',
}

/** The media types that a filter by type means. */
export const listMimes = (type: DocumentType): string[] =>
  kinds.filter(({ label }) => labels[type].includes(label)).map(({ mime }) => mime)

/** How a file can be looked at in the page: as a PDF, as an image, or not at all. */
export const getPreview = (mime: string): 'pdf' | 'image' | null => findKind(mime)?.preview ?? null

/** Returns true for text that the page reads and shows unchanged; such a file is never served for rendering. */
export const isReadable = (mime: string): boolean => listMimes('text').includes(mime)

/** The extensions of the file chooser. */
export const acceptedExtensions = kinds.flatMap(({ extensions }) => extensions)

/** The messages for a file that cannot be kept. */
export const documentMessages = {
  kind: 'This file type isn’t supported. Use PDF, PNG, JPEG, WebP, GIF, Word (.docx), Excel (.xlsx), TXT, or CSV.',
  program: 'Programs and scripts aren’t supported.',
  markup: 'Web pages and SVG drawings can contain scripts, so they aren’t supported. Save it as a PDF.',
  tooLarge: 'The file must be 25 MB or smaller.',
  empty: 'The file is empty.',
  none: 'Choose a file.',
  broken: 'The upload didn’t finish. Try again.',
} as const

const scripts =
  /\.(?:bat|cmd|com|ps1|psm1|vbs|vbe|js|mjs|cjs|jse|wsf|wsh|hta|sh|bash|zsh|py|pl|rb|php|jar|scr|reg|lnk|url|inf|desktop|command|applescript)$/i
const markupNames = /\.(?:html?|xhtml|shtml|svg|svgz|xml|xsl|xslt|mht|mhtml)$/i
/** The findings in a text: how it begins, whether markup that runs is in it, whether it is no text at all. */
export type TextLooks = { start: string; hasMarkup: boolean; isBinary: boolean }

/** Why text without a signature is not kept – it is a script, markup, or no text at all –, or null when it may be. */
export const findTextError = (name: string, { start, hasMarkup, isBinary }: TextLooks): string | null => {
  if (scripts.test(name) || /^#!|^@echo\b|^<\?php|^MZ/i.test(start)) return documentMessages.program
  if (markupNames.test(name) || /^<[!?a-z]/i.test(start) || hasMarkup) return documentMessages.markup
  return isBinary ? documentMessages.kind : null
}

/** '3.4 MB', '12 KB'. */
export const showSize = (bytes: number): string => {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
