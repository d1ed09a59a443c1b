const escaped = (line: string) => line.replace(/[\\()]/g, String.raw`\$&`)
const isLatin = (char: string) => (char.codePointAt(0) ?? 0) < 256
const toLatin = (text: string) =>
  Array.from(text.replace(/[’‘]/g, "'").replace(/[–—]/g, '-'), (char) => (isLatin(char) ? char : '?')).join('')

const wrap = (line: string, width: number): string[] => {
  if (line.length <= width) return [line]
  const cut = line.lastIndexOf(' ', width)
  const at = cut > 0 ? cut : width
  return [line.slice(0, at), ...wrap(line.slice(at).trimStart(), width)]
}

/** A one-page PDF 1.4 with selectable text (Helvetica, Latin-1); the first line is the title. Lines beyond the page are left out. */
export const createPdf = (text: string): Uint8Array => {
  const [title = '', ...rest] = toLatin(text).split('\n')
  const lines = rest.flatMap((line) => wrap(line, 92)).slice(0, 50)
  const content = `BT /F1 18 Tf 56 730 Td (${escaped(title)}) Tj /F1 10.5 Tf 0 -12 Td 14 TL T* ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const whole =
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} ` +
    `/Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(whole, 'latin1')
}
