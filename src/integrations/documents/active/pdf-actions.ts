/** The parts of a document and its pages that the project’s own reader of PDFs provides. */
export type ActionPdf = {
  numPages: number
  getJSActions: () => Promise<unknown>
  getAttachments: () => Promise<unknown>
  getPage: (page: number) => Promise<{
    getJSActions: () => Promise<unknown>
    getAnnotations: () => Promise<unknown[]>
    cleanup: () => unknown
  }>
}

const script = 'it contains a script.'
const hidden = 'another file is hidden in it.'
const program = 'it starts a program when it is opened.'
const mostPages = 500

const hasAny = (value: unknown): boolean =>
  value instanceof Map ? value.size > 0 : typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** A program, or a file on another machine: the target of an action to launch something. */
const launches = /^(?:file:|[\\/]{2})|\.(?:exe|bat|cmd|lnk|ps1|vbs|vbe|js|jse|wsf|hta|scr|msi|jar|pif|reg)(?:[?#\s]|$)/i

type Annotation = { subtype?: unknown; actions?: unknown; attachment?: unknown; file?: unknown; unsafeUrl?: unknown }

const judgeAnnotation = (annotation: unknown): string | null => {
  const { subtype, actions, attachment, file, unsafeUrl } = annotation as Annotation
  if (hasAny(actions)) return script
  if (subtype === 'FileAttachment' || hasAny(attachment) || hasAny(file)) return hidden
  if (subtype === 'RichMedia' || subtype === 'Screen' || subtype === '3D' || subtype === 'Movie')
    return 'it contains a form or media that can run.'
  return typeof unsafeUrl === 'string' && launches.test(unsafeUrl.trim()) ? program : null
}

/**
 * Returns the thing in an opened PDF that could run, as its reader sees it after every way of hiding it; null when
 * nothing does.
 */
export const judgePdfActions = async (pdf: ActionPdf): Promise<string | null> => {
  if (hasAny(await pdf.getJSActions())) return script
  if (hasAny(await pdf.getAttachments())) return hidden
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number)
    if (hasAny(await page.getJSActions())) return script
    for (const annotation of await page.getAnnotations()) {
      const found = judgeAnnotation(annotation)
      if (found) return found
    }
    page.cleanup()
  }
  return null
}
