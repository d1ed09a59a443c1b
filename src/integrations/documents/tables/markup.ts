/** Tables of a web page, and of the XML that old Excel writes: both are saved as .xls. */
const looksLikeMarkup =
  /<(?:html|table|tr|thead|tbody)\b|<(?:ss:)?Workbook\b[^>]{0,2000}urn:schemas-microsoft-com:office:spreadsheet/i

/** Whether a text is a page with a table rather than lines of cells. */
export const isMarkup = (text: string): boolean => /^\s*</.test(text) && looksLikeMarkup.test(text.slice(0, 20_000))

/** Whether a text is a file of contacts. */
export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD\s/i.test(text.slice(0, 1_000))
