const escaped = (text: string) => text.replace(/[\\()]/g, String.raw`\$&`)

/** Words at a place, from the bottom left corner of a page of 612 × 792 points; `bold` in the second font. */
export const drawText = (text: string, x: number, y: number, { size = 11, bold = false } = {}) =>
  `BT /${bold ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
/** A grey picture of two by two pixels: `/Im Do` draws it over the unit square. */
const picture =
  '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4 >>\nstream\n\x40\x50\x60\x70\nendstream'

/** A PDF whose pages draw what is given, one text of drawing steps a page. */
export const drawPdf = (pages: readonly string[], { withPicture = false } = {}): Buffer => {
  const kids = pages.map((_, at) => `${6 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    withPicture ? picture : '<< >>',
    ...pages.flatMap((drawing, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${7 + at * 2} 0 R /Resources << /Font << ` +
        '/F1 3 0 R /F2 4 0 R >> /XObject << /Im 5 0 R >> >> >>',
      `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    ]),
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const whole =
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} ` +
    `/Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(whole, 'latin1')
}
